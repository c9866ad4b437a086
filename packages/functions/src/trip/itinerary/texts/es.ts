// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Credit note": ["Nota de crédito"],
  "Overnight": ["Alojamiento"],
  "Page {page} of {pages}": ["Página ",["page"]," de ",["pages"]],
  "{mark} stands for a name in a script this document can’t print. Your online itinerary shows it.": [["mark"]," sustituye a un nombre en un alfabeto que este documento no puede imprimir. Lo verá en su itinerario en línea."],
  "{mark} stands for letters that this document can’t print. The invoice shows them online.": [["mark"]," ocupa el lugar de letras que este documento no puede imprimir. En la factura en línea sí aparecen."],
  "{page} of {pages}": [["page"]," de ",["pages"]],
};
