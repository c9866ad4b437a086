import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import type { Table } from '../../../store/client';
import type { History } from '../../../store/history';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import type { Write } from '../../../store/write';
import {
  findPostedSources,
  JournalEntry,
  postEntries,
  readEntriesByKey,
  readOwnBooks,
  readPostedEntry,
  toEventEntry,
} from '../../ledger/public';
import { refuse } from '../errors';
import { isBankAccount } from '../payments/bank-account';
import { Payments } from '../payments/payment.records';
import { planUndoneReceipt } from '../payments/take-back';
import { SupplierPayments } from '../suppliers/supplier-payment.records';
import { planSupplierDeletion } from '../suppliers/take-back-supplier-payment';
import { bankLineEvents } from './bank.events';
import { BankLines, BankMatches } from './bank.records';
import type { BankLineId } from './bank-id';
import type { BankLine } from './bank-line';
import { listTakenBack } from './booked-moves';
import type { ShownLine } from './decide-line';

/** A line as it was before anybody said what it is. */
const toOpen = ({
  matched: _matched,
  reason: _reason,
  decided_by: _by,
  decided_by_name: _name,
  decided_at: _at,
  ...line
}: BankLine): BankLine => ({ ...line, state: 'open' });

/** The steps by which a line is open again, and what it was may be another line. */
const freeLine = (db: TenantDb, line: BankLine): Write[] => [
  db.change(BankLines, line, toOpen(line)),
  ...(line.matched?.sources ?? []).map((source) => db.deleteIfExists(BankMatches, { account: line.account, source })),
];

/** What takes back what was recorded from a line; nothing, where that was in the books before. */
const planUndone = async (call: SignedCall, line: BankLine): Promise<Result<Write[]>> => {
  const { actor, db, deps } = call;
  const { matched } = line;
  const { payment_id, supplier_payment_id } = matched ?? {};
  const [payment, paid] = await Promise.all([
    payment_id && db.get(Payments, { id: payment_id }, true),
    supplier_payment_id && db.get(SupplierPayments, { id: supplier_payment_id }, true),
  ]);
  // Somebody has deleted it a moment ago: nothing of it is left to take back.
  if (payment?.deleted_at || paid?.deleted_at) return ok([]);
  if (matched?.as === 'received' && payment_id) return planUndoneReceipt(call, payment_id);
  if (matched?.as === 'paid' && supplier_payment_id) return planSupplierDeletion(call, supplier_payment_id);
  if (matched?.as !== 'posted') return ok([]);
  const [source = ''] = matched.sources;
  const [entry, books] = await Promise.all([readPostedEntry(db, source, line.day), readOwnBooks(call)]);
  if (!entry) return refuseRequest('record.missing');
  // Somebody has reversed it in the ledger a moment ago.
  const reversal = `reversal:${entry.id}`;
  if ((await findPostedSources(db, [reversal])).has(reversal)) return ok([]);
  return postEntries(
    db,
    [
      {
        ...toEventEntry(call, {
          ...{ source: reversal, memo: entry.memo },
          ...{ day: getCompanyToday(actor, deps.now()), lines: reverseAmounts(entry.lines) },
        }),
        kind: 'reversal',
        reverses: { id: entry.id, entry_date: entry.entry_date },
      },
    ],
    books,
  );
};

/**
 * Has nobody said what a line is: what was recorded from it is taken back today, in the same transaction, and what was in the books before stays
 * there. A payment of which something went back since is refused, as its deletion is.
 */
export const reopenLine = (
  call: SignedCall,
  { id, version }: { id: BankLineId; version: number },
): Promise<Result<ShownLine>> =>
  retryOnConflict(async () => {
    const { db, commit } = call;
    const seen = await db.getSeen(BankLines, { id }, version);
    if (!seen.ok) return seen;
    const line = seen.value;
    if (line.state === 'open') return refuse('bank_line.open');
    const undone = await planUndone(call, line);
    if (!undone.ok) return undone;
    return commit({
      writes: [...freeLine(db, line), ...undone.value],
      events: [bankLineEvents.reopened({ id })],
      answer: { line: { ...toOpen(line), version: line.version + 1 } },
    });
  });

/** Opens the lines that some entries were, because those were taken back. */
const freeLinesOf = async (db: TenantDb, { lines }: JournalEntry, sources: readonly string[]): Promise<void> => {
  const accounts = new Set(lines.map(({ account }) => account).filter(isBankAccount));
  for (const account of accounts)
    for (const source of sources)
      await transactDecided(db, async () => {
        const match = await db.get(BankMatches, { account, source }, true);
        const line = match && (await db.get(BankLines, { id: match.line_id }, true));
        return line?.matched?.sources.includes(source) ? freeLine(db, line) : [];
      });
};

/** A line that is in the books no longer, because its payment was deleted, is open again. Safe to repeat, and in any order. */
export const freeTakenBack = async (table: Table, entries: readonly History[]): Promise<void> => {
  for (const { company, images } of entries) {
    const entry = JournalEntry.parse(images.at(-1));
    const db = tenantDb(table, company);
    const [reversed] = entry.reverses ? await readEntriesByKey(db, [entry.reverses]) : [];
    const sources = reversed ? [reversed.source] : listTakenBack(entry);
    if (sources.length > 0) await freeLinesOf(db, entry, sources);
  }
};
