// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Offline copy of an earlier visit": ["Copia sin conexión de una visita anterior"],
  "Offline copy of {date}": ["Copia sin conexión del ",["date"]],
};
