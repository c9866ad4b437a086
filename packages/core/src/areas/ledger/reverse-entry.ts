import type { SignedCall } from '../../access/signed-call';
import type { Result } from '../../base/result';
import { reverseAmounts } from '../../base/reverse-amounts';
import { readOwnBooks } from './books';
import { type DimensionTarget, readReferences } from './dimension-targets';
import { refuse } from './errors';
import type { JournalEntryId } from './journal-entry';
import { JournalEntries } from './ledger.records';
import { commitEntry, refuseControlAccount, refuseFarDay } from './post-entry';
import { type ShownEntry, toShownEntry } from './shown-entry';

type Reversal = { id: JournalEntryId; entry_date: string; on: string; memo: string };

/** Takes back an entry of a person's. Its source names the entry, so it is reversed at most once, however many try. */
export const reverseByHand = async (
  call: SignedCall,
  { id, entry_date, on, memo }: Reversal,
  targets: readonly DimensionTarget[],
): Promise<Result<{ entry: ShownEntry }>> => {
  const [entry, books] = await Promise.all([call.db.get(JournalEntries, { id, entry_date }, true), readOwnBooks(call)]);
  if (!entry) return refuse('record.missing');
  if (entry.kind === 'reversal') return refuse('ledger.reversal_fixed');
  if (on < entry.entry_date) return refuse('ledger.reversal_too_early', { params: { entry_date } });
  const late = refuseFarDay(call, on, 'on');
  if (late) return late;
  // What follows from an invoice or a payment is taken back there, or its open items would no longer add up.
  const refused = entry.kind === 'event' ? refuseControlAccount(books.chart, entry.lines) : undefined;
  if (refused) return refused;
  const known = await readReferences(call.db, targets, entry.lines);
  const reversed = await commitEntry(
    call,
    { kind: 'reversal', entry_date: on, memo, reverses: { id, entry_date }, lines: reverseAmounts(entry.lines) },
    { books, source: `reversal:${id}`, event: 'reversed', show: (one) => toShownEntry(one, known) },
  );
  return !reversed.ok && reversed.code === 'ledger.posted_already' ? refuse('ledger.reversed_already') : reversed;
};
