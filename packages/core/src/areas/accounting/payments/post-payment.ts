import type { Result } from '../../../base/result';
import type { Write } from '../../../store/write';
import { type OpenBooks, postEntries, toEventEntry } from '../../ledger/public';
import type { Line } from '../balanced-postings';
import type { Payment } from './payment';
import type { Recorder } from './recorder';

const LONGEST_MEMO = 500;
/** What an entry says of a payment: as much of its remark as an entry holds. */
export const toMemo = (remark: string | undefined): string => (remark ?? '').slice(0, LONGEST_MEMO);

/** `day` where it isn’t that of the others. */
type Entry = { source: string; memo: string; day?: string; lines: readonly Line[] };

/** The steps that post what becomes of a payment on a day; lines of another currency carry the rate that it came at. */
export const postPayment = (
  call: Recorder,
  { rate }: Pick<Payment, 'rate'>,
  entries: readonly Entry[],
  { day, books }: { day: string; books: OpenBooks },
): Result<Write[]> => {
  const toPosting = (line: Line) => ({ ...line, ...(line.currency !== books.currency && rate && { rate }) });
  const posted = entries.map((entry) => toEventEntry(call, { day, ...entry, lines: entry.lines.map(toPosting) }));
  return postEntries(call.db, posted, books);
};
