import type { JournalEntry } from './journal-entry';

/** The lines that take an entry back: the same ones with the other sign, at the same rates. */
export const reverseLines = (lines: JournalEntry['lines']): JournalEntry['lines'] =>
  lines.map((line) => ({ ...line, amount: 0 - line.amount, base_amount: 0 - line.base_amount }));
