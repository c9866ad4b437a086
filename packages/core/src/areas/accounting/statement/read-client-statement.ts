import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import { type ClientId, clientName, followMerges } from '../../clients/public';
import { type JournalEntry, readOwnBooks, readWholeStatement } from '../../ledger/public';
import { refuse } from '../errors';
import { readClientInvoices } from '../invoices/client-invoices';
import type { Invoice } from '../invoices/invoice';
import { Invoices, ofClientMoney } from '../invoices/invoice.records';
import type { Payment } from '../payments/payment';
import { ClientPayments, Payments } from '../payments/payment.records';
import { listAtSuppliers, listOpenInvoices, toAging } from './open-invoices';
import type { ClientStatement, StatementLine } from './statement';
import { listAccountLines, listNamed, type Move, toMoves, toStatementKind } from './statement-moves';
import { type Balanced, pickCurrency, toClientMoney, workOutStatement } from './work-out-statement';

/** As many lines as one statement has: more are neither read by anyone nor printed in time. */
const MOST_LINES = 2_000;

type Entry = { entry: JournalEntry; lines: JournalEntry['lines'] };
/** The entries of the books about a client, each with its lines about their account. */
const readEntries = async (db: TenantDb, client_id: ClientId): Promise<Entry[]> => {
  const { ids, entries } = await readWholeStatement(db, 'client', client_id);
  const found: Entry[] = [];
  for await (const some of entries)
    found.push(...some.map((entry) => ({ entry, lines: listAccountLines(entry, ids) })));
  return found;
};

/**
 * Entries with the lines that the reader sees: those that name no invoice and no payment but what they see. Each invoice and each payment that
 * they see so comes to what it is, whatever else an entry is about. Who sees all needs no look at any.
 */
const keepSeen = async (db: TenantDb, entries: readonly Entry[]): Promise<Entry[]> => {
  if (!db.table.scope) return [...entries];
  const { invoice_ids, payment_ids } = listNamed(entries.flatMap(({ lines }) => lines));
  const found = await db.getMany([
    ...invoice_ids.map((id) => ({ def: Invoices, key: { id } })),
    ...payment_ids.map((id) => ({ def: Payments, key: { id } })),
  ]);
  const seen = new Set<string>(found.flatMap((one) => one?.id ?? []));
  const isSeen = (line: Entry['lines'][number]) => {
    const named = listNamed([line]);
    return [...named.invoice_ids, ...named.payment_ids].every((id) => seen.has(id));
  };
  return entries.map(({ entry, lines }) => ({ entry, lines: lines.filter(isSeen) }));
};

/** The payments that moves name, by id. */
const readPayments = async (db: TenantDb, moves: readonly Move[]): Promise<ReadonlyMap<string, Payment>> => {
  const ids = [...new Set(moves.flatMap(({ payment_ids }) => payment_ids))];
  const found = await db.getMany(ids.map((id) => ({ def: Payments, key: { id } })));
  return new Map(found.flatMap((payment) => (payment ? [[payment.id, payment] as const] : [])));
};

type Way = Pick<StatementLine, 'number' | 'payment_method'>;
/** How money came or went, with its reference but for what Stripe knows one by. What colleagues remark is theirs, and never said. */
const toWay = (payment: Payment | undefined, { source }: Move): Way => {
  const isRefund = ['refund', 'refund_deleted'].includes(toStatementKind(source));
  const moved = isRefund
    ? payment?.refunds.find(({ id, online_id = id }) =>
        source.split(':').some((part) => part === id || part === online_id),
      )
    : payment;
  const { transaction_type, confirmation_code } = moved ?? {};
  return {
    payment_method: transaction_type,
    number: transaction_type === 'strip_online_payment' ? undefined : confirmation_code,
  };
};

const toLine = (move: Balanced, payments: ReadonlyMap<string, Payment>): StatementLine => {
  const { entry_id, day, source, memo, amount, balance, invoice_ids, payment_ids } = move;
  const [invoice_id, payment] = [invoice_ids[0], payments.get(payment_ids[0] ?? '')];
  const kind = toStatementKind(source);
  return {
    ...{ entry_id, day, kind, amount, balance, invoice_id },
    // What moves an invoice says its number, or that of the credit note; an adjustment by hand says what is only for colleagues.
    ...(invoice_id && kind !== 'adjustment' ? { number: memo || undefined } : toWay(payment, move)),
    payment_id: payment && !payment.deleted_at ? payment.id : undefined,
  };
};

/** The money that came from a client since a day, of what the reader sees. */
const readPaid = async (db: TenantDb, client_id: ClientId, since: string) => {
  const { rows } = await db.readPartition(ofClientMoney(client_id), { rows: ClientPayments });
  return rows
    .filter(({ received_on, payment_method }) => received_on >= since && payment_method !== 'credit_point')
    .map(({ currency, received_amount: amount }) => ({ currency, amount }));
};

type Asked = { client_id: ClientId; from?: string | undefined; to?: string | undefined; currency?: string | undefined };
/** A statement, and the invoices of its client that the reader sees. */
export type ReadStatement = { statement: ClientStatement; invoices: Invoice[] };

/**
 * The statement of account of a client, from the first day of this year to today in the company’s zone unless it is asked for otherwise: worked
 * out from the ledger, so that it comes to what the books say. Somebody who sees only their own work gets what they see of it, and is told that
 * it isn’t all. A client who was merged has the statement of who they are now.
 */
export const readClientStatement = async (
  { actor, db, deps }: Pick<SignedCall, 'actor' | 'db' | 'deps'>,
  asked: Asked,
): Promise<Result<ReadStatement>> => {
  const today = getCompanyToday(actor, deps.now());
  const { to = today } = asked;
  const { from = `${to.slice(0, 4)}-01-01` } = asked;
  if (from > to) return refuse('statement.days_reversed');
  const { client } = await followMerges(db, asked.client_id);
  if (!client) return refuseRequest('record.missing');
  const [books, all, invoices, paid] = await Promise.all([
    readOwnBooks({ actor, db }),
    readEntries(db, client.id),
    readClientInvoices(db, client.id),
    readPaid(db, client.id, `${today.slice(0, 4)}-01-01`),
  ]);
  const seen = await keepSeen(db, all);
  const moves = seen.flatMap(({ entry, lines: mine }) => toMoves(entry, mine));
  const currency = asked.currency ?? pickCurrency(moves, { from, to, own: books.currency });
  const { opening, lines, closing } = workOutStatement(moves, { currency, from, to });
  if (lines.length > MOST_LINES)
    return refuse('statement.too_long', { params: { limit: MOST_LINES.toLocaleString('en-US') } });
  const payments = await readPayments(db, lines);
  const owed = listOpenInvoices(invoices, client.id, today);
  const open_invoices = owed.map(({ parts: _parts, ...invoice }) => invoice);
  return ok({
    invoices,
    statement: {
      client: { id: client.id, name: clientName(client) },
      ...{ currency, from, to, today, opening, closing },
      lines: lines.map((line) => toLine(line, payments)),
      open_invoices,
      aging: toAging(
        owed.filter((invoice) => invoice.currency === currency),
        today,
      ),
      money: toClientMoney(
        moves,
        { open: open_invoices, at_suppliers: listAtSuppliers(invoices, client.id), paid },
        currency,
      ),
      is_partial: seen.some(({ lines: mine }, i) => mine.length < (all[i]?.lines.length ?? 0)),
    },
  });
};
