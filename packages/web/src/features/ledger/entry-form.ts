import { type Dimension, isNamedByHand } from '@wayline/core/areas/ledger/dimensions';
import type { Money } from '@wayline/core/base/values';
import type { LedgerAccount } from './ledger-queries';
import { isChosen } from './reference-choices';

type Side = 'debit' | 'credit';
/**
 * A line as it is typed. `dimensions` are what it names, as the fields show it, and are called as the server calls what is wrong with them;
 * `chosen` are the ids of the records among them.
 */
export type EntryLine = {
  account: string;
  side: Side;
  amount?: Money;
  dimensions: Partial<Record<Dimension, string>>;
  chosen: Partial<Record<Dimension, string>>;
};
export type EntryForm = { kind: 'manual' | 'opening'; entry_date: string; memo: string; lines: EntryLine[] };

export const blankLine = (side: Side): EntryLine => ({ account: '', side, dimensions: {}, chosen: {} });
export const toSigned = ({ side, amount }: EntryLine) => (side === 'debit' ? 1 : -1) * (amount?.minor ?? 0);

/** What a line of the account has to name. Of several that will do, the first; what no person can name is left to the entries that follow it. */
export const listNeeded = (account: LedgerAccount | undefined): Dimension[] =>
  (account?.needs ?? []).flatMap((needed) => [needed].flat().find(isNamedByHand) ?? []);

/** What a line may name besides. */
const OFFERED = ['client', 'trip', 'booking', 'supplier', 'advisor'] as const satisfies Dimension[];

/** The fields of a line, in order: what its account needs, then what was added, or came with a booking. */
export const listNamed = (line: EntryLine, needed: readonly Dimension[]): Dimension[] => [
  ...needed,
  ...(Object.keys(line.dimensions) as Dimension[]).filter((one) => !needed.includes(one)),
];
export const listOffered = (named: readonly Dimension[]): Dimension[] => OFFERED.filter((one) => !named.includes(one));

/** What is sent of a line's dimensions: ids of what was chosen, and texts as typed. Empty fields are left out. */
export const toDimensions = ({ dimensions, chosen }: EntryLine): Partial<Record<Dimension, string>> =>
  Object.fromEntries(
    (Object.entries(dimensions) as [Dimension, string | undefined][]).flatMap(([name, typed]) => {
      const text = typed?.trim();
      const value = isChosen(name) ? chosen[name] : text;
      return text && value ? [[name, value]] : [];
    }),
  );
