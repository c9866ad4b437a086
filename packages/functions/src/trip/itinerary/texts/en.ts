// Written by npm run texts.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "{mark} stands for a name in a script this document can’t print. Your online itinerary shows it.": [["mark"]," stands for a name in a script this document can’t print. Your online itinerary shows it."],
  "{page} of {pages}": [["page"]," of ",["pages"]],
};
