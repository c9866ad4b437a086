import type { SignedCall } from '../../../access/signed-call';
import { addDays } from '../../../base/days';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { ok, type Result, refuse } from '../../../base/result';
import { sum } from '../../../base/sum';
import { wholeList } from '../../../store/full-page';
import { searchList } from '../../../store/search/search-list';
import type { TenantDb } from '../../../store/tenant-db';
import { readAccountEntries } from '../../ledger/public';
import type { Invoice } from '../invoices/invoice';
import { Invoices } from '../invoices/invoice.records';
import { readInvoice } from '../invoices/invoice-lines';
import { INVOICE_INDEX } from '../invoices/invoice-search.index';
import { lessWrittenOff } from '../invoices/write-off';
import { toOpenInvoices } from '../payments/apply-payment';
import { PAYABLE_LIST, PayableRows } from '../suppliers/payable.records';
import { BankLines, BankMatches } from './bank.records';
import type { BankLineId } from './bank-id';
import type { BankLine, Suggestion } from './bank-line';
import { type BookedMove, findStanding, toBookedMoves } from './booked-moves';
import { readMovedPayments } from './read-moved-payments';
import { FARTHEST, type KnownMove, type OpenShare, suggestMatches } from './suggest-matches';

/** As many invoices as are looked at, and as many of them, and of payables, as are read at once. */
const [MOST_INVOICES, AT_ONCE] = [500, 100];

/** What moved on an account in the books about the days of some lines, and isn’t a line yet. */
const readMoves = async (db: TenantDb, account: string, lines: readonly BankLine[]): Promise<BookedMove[]> => {
  const days = lines.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const entries = await readAccountEntries(db, account, {
    from: addDays(first, -FARTHEST),
    until: addDays(last, FARTHEST),
  });
  const amounts = new Set(lines.map(({ amount }) => amount));
  const moves = toBookedMoves(entries, account).filter(({ amount }) => amounts.has(amount));
  const [matched, standing] = await Promise.all([
    db.getMany(moves.map(({ source }) => ({ def: BankMatches, key: { account, source } }))),
    findStanding(db, moves),
  ]);
  return moves.filter(({ source }, i) => !matched[i] && standing.has(source));
};

/** Moves with what they are called, and what a bank may have written of them. */
const nameMoves = async (db: TenantDb, moves: readonly BookedMove[]): Promise<KnownMove[]> => {
  const moved = await readMovedPayments(db, moves);
  return moves.map((move, i) => {
    const { payment, supplier, label } = moved[i] ?? {};
    const names = [payment?.client.name, supplier?.supplier_name, move.kind === 'payout' ? 'Stripe' : undefined];
    const codes = [payment?.confirmation_code, supplier?.confirmation_code, move.memo];
    const amount = formatMoney(money(Math.abs(move.amount), move.currency));
    return {
      ...move,
      words: label ?? `${amount} · ${move.memo}`,
      names: names.filter((name) => name !== undefined),
      codes: [...codes, ...(payment?.applied ?? []).map(({ invoice_no }) => invoice_no)].filter(
        (code) => code !== undefined,
      ),
    };
  });
};

/** The amounts that are asked for of a part: all that is due by each day of its plan, less what came. */
const toAskedAmounts = ({ cells, received }: Invoice['shares'][number]): number[] =>
  cells.map((_, i) => sum(cells.slice(0, i + 1)) - received).filter((amount) => amount > 0);

/** What is open of the last invoices that are. */
const readShares = async (db: TenantDb): Promise<OpenShare[]> => {
  const open: Invoice[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchList(db, INVOICE_INDEX, { payment_status: 'open', per_page: AT_ONCE, cursor });
    const found = await db.getMany(page.rows.map(({ id }) => ({ def: Invoices, key: { id } })));
    open.push(...found.filter((one) => one !== undefined));
    cursor = page.cursor;
  } while (cursor && open.length < MOST_INVOICES);
  // What a credit note took back of whose part is worked out with its lines.
  const credited = await Promise.all(
    open.filter((invoice) => (invoice.credited ?? 0) > 0).map(({ id }) => readInvoice(db, id)),
  );
  const exact = toOpenInvoices(credited.filter((one) => one !== undefined));
  return open.flatMap((invoice) =>
    lessWrittenOff(invoice).shares.map((share, i): OpenShare => {
      const left = exact.get(invoice.id)?.open[i]?.amount ?? share.amount - share.received;
      return {
        ...{ invoice_id: invoice.id, payer_id: share.payer_id, client_id: share.client_id, name: share.name },
        ...{
          invoice_no: invoice.formatted_invoice_number ?? '',
          codes: [invoice.trip.code],
          currency: invoice.currency,
        },
        ...{ amount: left, due: toAskedAmounts(share).filter((amount) => amount <= left) },
      };
    }),
  );
};

/** What each of some open lines of one account most likely is. Lines that aren’t open any more have none. */
export const readSuggestions = async (
  { actor, db }: SignedCall,
  ids: readonly BankLineId[],
): Promise<Result<{ suggestions: Record<string, Suggestion[]> }>> => {
  const found = await db.getMany(ids.map((id) => ({ def: BankLines, key: { id } })));
  if (found.includes(undefined)) return refuse('record.missing');
  const lines = found.filter((line) => line !== undefined).filter(({ state }) => state === 'open');
  if (lines.length === 0) return ok({ suggestions: {} });
  const accounts = [...new Set(lines.map(({ account }) => account))];
  const [shares, payables, ...moved] = await Promise.all([
    // Whose invoice it is, is said to who may see invoices.
    actor.permissions.has('View Invoices') ? readShares(db) : [],
    wholeList((cursor) => db.listRows(PAYABLE_LIST, PayableRows, { cursor, limit: AT_ONCE })),
    ...accounts.map((account) =>
      readMoves(
        db,
        account,
        lines.filter((line) => line.account === account),
      ),
    ),
  ]);
  const suggested = accounts.map(async (account, i) => {
    const moves = await nameMoves(db, moved[i] ?? []);
    return suggestMatches(
      lines.filter((line) => line.account === account),
      { moves, shares, payables },
    );
  });
  return ok({ suggestions: Object.fromEntries((await Promise.all(suggested)).flatMap((map) => [...map])) });
};
