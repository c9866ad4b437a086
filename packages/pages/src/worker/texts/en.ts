// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Offline copy of {date}": ["Offline copy of ",["date"]],
};
