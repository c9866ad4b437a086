// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Overnight": ["Alojamiento"],
  "{mark} stands for a name in a script this document can’t print. Your online itinerary shows it.": [["mark"]," sustituye a un nombre en un alfabeto que este documento no puede imprimir. Lo verá en su itinerario en línea."],
  "{page} of {pages}": [["page"]," de ",["pages"]],
};
