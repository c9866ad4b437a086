// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "Open invoices on {day}": ["Open invoices on ",["day"]],
  "Page {page} of {pages}": ["Page ",["page"]," of ",["pages"]],
  "due {day}": ["due ",["day"]],
  "{mark} stands for a name in a script this document can’t print. Your online itinerary shows it.": [["mark"]," stands for a name in a script this document can’t print. Your online itinerary shows it."],
  "{mark} stands for letters that this document can’t print.": [["mark"]," stands for letters that this document can’t print."],
  "{mark} stands for letters that this document can’t print. The invoice shows them online.": [["mark"]," stands for letters that this document can’t print. The invoice shows them online."],
  "{page} of {pages}": [["page"]," of ",["pages"]],
};
