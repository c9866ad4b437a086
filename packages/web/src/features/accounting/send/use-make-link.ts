import { useState } from 'react';
import { call } from '../../../lib/api';
import { onceUnder } from '../../../ui/record/use-bulk';
import type { InvoiceLinkDraft } from '../invoice-queries';

/**
 * Makes links. One that was asked for and not answered is made once, however often it is asked for; what was changed meanwhile, such as its
 * address, is another link.
 */
export const useMakeLink = () => {
  const [keys] = useState(() => new Map<string, string>());
  return async (draft: InvoiceLinkDraft) => {
    const asked = JSON.stringify(draft);
    const key = keys.get(asked) ?? crypto.randomUUID();
    keys.set(asked, key);
    const made = await call('book.invoice-links.create', draft, onceUnder(key));
    keys.delete(asked);
    return made;
  };
};
