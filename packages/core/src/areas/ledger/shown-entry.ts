import * as z from 'zod';
import type { KnownReferences } from './dimension-targets';
import { DIMENSIONS, Dimension } from './dimensions';
import { JournalEntry, Posting } from './journal-entry';

/**
 * An entry as a reader sees it. Accounts and amounts are always there, because the books balance for everyone who sees them. `hidden` are the
 * dimensions of a line that name what isn't the reader's to see; memo and source, which may name it too, are empty then.
 */
export const ShownEntry = JournalEntry.extend({
  source: z.string(),
  lines: Posting.extend({ hidden: z.array(Dimension).optional() }).array(),
});
export type ShownEntry = z.infer<typeof ShownEntry>;

/** An entry without what its reader may not know. */
export const toShownEntry = (entry: JournalEntry, { isHidden }: KnownReferences): ShownEntry => {
  const lines = entry.lines.map((line) => {
    const hidden = DIMENSIONS.filter((name) => {
      const id = line.dimensions[name];
      return id !== undefined && isHidden(name, id);
    });
    if (hidden.length === 0) return line;
    const dimensions = { ...line.dimensions };
    for (const name of hidden) delete dimensions[name];
    return { ...line, dimensions, hidden };
  });
  return lines.some((line) => 'hidden' in line) ? { ...entry, memo: '', source: '', lines } : { ...entry, lines };
};
