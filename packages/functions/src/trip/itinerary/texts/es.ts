// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Balance": ["Saldo"],
  "Closing balance": ["Saldo final"],
  "Open invoices on {day}": ["Facturas pendientes el ",["day"]],
  "Opening balance": ["Saldo inicial"],
  "Overnight": ["Alojamiento"],
  "Page {page} of {pages}": ["Página ",["page"]," de ",["pages"]],
  "Statement of account": ["Estado de cuenta"],
  "This statement leaves out what another advisor looks after.": ["Este estado de cuenta no incluye lo que lleva otro asesor."],
  "due {day}": ["vence el ",["day"]],
  "{mark} stands for a name in a script this document can’t print. Your online itinerary shows it.": [["mark"]," sustituye a un nombre en un alfabeto que este documento no puede imprimir. Lo verá en su itinerario en línea."],
  "{mark} stands for letters that this document can’t print.": [["mark"]," ocupa el lugar de letras que este documento no puede imprimir."],
  "{mark} stands for letters that this document can’t print. The invoice shows them online.": [["mark"]," ocupa el lugar de letras que este documento no puede imprimir. En la factura en línea sí aparecen."],
  "{page} of {pages}": [["page"]," de ",["pages"]],
};
