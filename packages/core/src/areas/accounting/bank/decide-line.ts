import type { SignedCall } from '../../../access/signed-call';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { type Issue, ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { sum } from '../../../base/sum';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import type { Write } from '../../../store/write';
import { JournalEntryId, readEntriesByKey, readOwnBooks } from '../../ledger/public';
import { toLine } from '../balanced-postings';
import { refuse } from '../errors';
import type { RateTools } from '../invoices/issue-invoice';
import { isBankAccount } from '../payments/bank-account';
import { findWorth } from '../payments/money-moved';
import { Payments } from '../payments/payment.records';
import { postPayment } from '../payments/post-payment';
import { planReceipt } from '../payments/receive-payment';
import { planSupplierPayment } from '../suppliers/pay-supplier';
import { SupplierPayments } from '../suppliers/supplier-payment.records';
import { bankLineEvents } from './bank.events';
import { BankLines, BankMatches } from './bank.records';
import type { BankLineId } from './bank-id';
import type { BankLine, Decision } from './bank-line';
import { type BookedMove, findStanding, toBookedMoves } from './booked-moves';
import { readMovedPayments } from './read-moved-payments';

type Call = SignedCall<RateTools>;
type Matched = NonNullable<BankLine['matched']>;
type Decided = { matched: Matched; writes: Write[] };
type On = Parameters<typeof postPayment>[3];

const CODE_LENGTH = 100;
const REMARK_LENGTH = 1_000;
/** What a payment that is recorded from a line says of it: the day on which the bank counts it, and what was written to it. */
const toMoved = ({
  value_day: _value,
  day,
  account,
  amount,
  currency,
  reference,
  check_number,
  ...line
}: BankLine) => ({
  ...{ currency, account, day, amount: Math.abs(amount), transaction_type: 'bank_transfer' as const },
  confirmation_code: (reference ?? check_number ?? line.bank_id)?.slice(0, CODE_LENGTH),
  remark: [line.name, line.text].filter(Boolean).join(' · ').slice(0, REMARK_LENGTH) || undefined,
});

const fault = (path: string, message: string) => refuse('bank_line.not_ready', { issues: [{ path, message }] });

/** A line as entries that are in the books: none of them is another line, none was taken back, and together they are what moved. */
const matchFound = async (
  { db }: Call,
  line: BankLine,
  wanted: Extract<Decision, { as: 'found' }>['entries'],
): Promise<Result<Decided>> => {
  const keys = wanted.flatMap(({ entry_id, entry_date }) => {
    const id = JournalEntryId.safeParse(entry_id);
    return id.success ? [{ id: id.data, entry_date }] : [];
  });
  const entries = (await readEntriesByKey(db, keys)).filter((entry) => entry !== undefined);
  if (entries.length !== wanted.length) return refuseRequest('record.missing');
  const moves = toBookedMoves(entries, line.account);
  const standing = await findStanding(db, moves);
  const issues: Issue[] = moves.flatMap((move) => {
    if (!standing.has(move.source))
      return [
        { path: 'entries', message: 'This was deleted, so it isn’t in your books anymore. Choose another entry.' },
      ];
    return move.currency === line.currency
      ? []
      : [{ path: 'entries', message: `This moved ${move.currency}, and the bank says ${line.currency}.` }];
  });
  const together = sum(moves.map(({ amount }) => amount));
  if (issues.length === 0 && (moves.length !== entries.length || together !== line.amount)) {
    const say = (minor: number) => formatMoney(money(minor, line.currency));
    const message = `What you chose comes to ${say(together)}, and the bank says ${say(line.amount)}. Choose what adds up.`;
    issues.push({ path: 'entries', message });
  }
  if (issues.length > 0) return refuse('bank_line.not_ready', { issues });
  return ok({
    matched: {
      as: 'found',
      sources: moves.map(({ source }) => source),
      words: await toWords(db, moves),
      // One payment can be opened from its line.
      ...(moves.length === 1 && {
        payment_id: moves[0]?.payment_id,
        supplier_payment_id: moves[0]?.supplier_payment_id,
      }),
    },
    writes: [],
  });
};

/** What entries are, in a line: the first by its payment, or else by what was written to it. */
const toWords = async (db: Call['db'], moves: readonly BookedMove[]): Promise<string> => {
  const [first, ...others] = moves;
  if (!first) return '';
  const [moved] = await readMovedPayments(db, [first]);
  const name = moved?.label || first.memo || first.kind;
  return others.length > 0 ? `${name} and ${others.length} more` : name;
};

/** A line as an entry of its own: a fee, or money that went to another account of the agency. Source: trust.swept, 5230. */
const postLine = async (
  call: Call,
  line: BankLine,
  decision: Extract<Decision, { as: 'posted' }>,
  { day, books }: On,
): Promise<Result<Decided>> => {
  const account = books.chart.get(decision.account);
  const isForBank = account?.needs.every((needed) => needed === 'bank');
  if (!account || account.control || account.memo || !isForBank || account.code === line.account)
    return fault('account', 'Choose an account that has no list of open items, such as Bank fees.');
  const { deps } = call;
  const { currency, account: bank } = line;
  const amount = Math.abs(line.amount);
  const found = await findWorth(deps, { currency, amount, rate: decision.rate, day, books: books.currency });
  if (!found.ok) return found;
  const worth = { amount, base: found.value.worth };
  const sign = line.amount > 0 ? 1 : -1;
  const other = { bank: isBankAccount(account.code) ? account.code : bank };
  // A line that goes with its file comes back with the same id and version: what it posts then is another entry.
  const source = `bank.line:${deps.newId('journal_entry')}`;
  const memo = decision.memo || line.name || line.text || account.name;
  const lines = [
    toLine(bank, sign, worth, currency, { bank }),
    toLine(account.code, sign === 1 ? -1 : 1, worth, currency, account.needs.length > 0 ? other : {}),
  ];
  const posted = postPayment(call, { rate: found.value.rate }, [{ source, memo, lines }], { day, books });
  if (!posted.ok) return posted;
  return ok({ matched: { as: 'posted', sources: [source], words: account.name }, writes: posted.value });
};

const receive = async (
  call: Call,
  line: BankLine,
  decision: Extract<Decision, { as: 'received' }>,
  ordinal: Promise<number>,
): Promise<Result<Decided>> => {
  if (line.amount < 0) return fault('as', 'Money left here. Choose a supplier, a refund or an account.');
  const { day, ...moved } = toMoved(line);
  const { client_id, apply, rate } = decision;
  const planned = await planReceipt(call, { ...moved, client_id, apply, rate, received_on: day }, ordinal);
  if (!planned.ok) return planned;
  const { payment, writes } = planned.value;
  const words = Payments.label?.(payment) ?? '';
  const sources = [`payment.received:${payment.id}`];
  return ok({ matched: { as: 'received', sources, words, payment_id: payment.id }, writes });
};

const pay = async (
  call: Call,
  line: BankLine,
  decision: Extract<Decision, { as: 'paid' }>,
  ordinal: Promise<number>,
): Promise<Result<Decided>> => {
  const { day, amount, ...moved } = toMoved(line);
  const { parts, rate } = decision;
  const net = sum(parts.map((part) => part.amount - part.commission_kept));
  if (net !== amount) {
    const say = (minor: number) => formatMoney(money(minor, line.currency));
    return fault('parts', `The bookings come to ${say(net)}, and the bank says ${say(amount)}. Choose what adds up.`);
  }
  const kind = line.amount < 0 ? ('company_to_supplier' as const) : ('supplier_to_company' as const);
  const planned = await planSupplierPayment(call, { ...moved, kind, parts, rate, paid_on: day }, ordinal);
  if (!planned.ok) return planned;
  const { payment, writes } = planned.value;
  const sources = [`${kind === 'company_to_supplier' ? 'supplier.paid' : 'supplier.refunded'}:${payment.id}`];
  const words = SupplierPayments.label?.(payment) ?? '';
  return ok({ matched: { as: 'paid', sources, words, supplier_payment_id: payment.id }, writes });
};

const decide = async (call: Call, line: BankLine, decision: Decision, ordinal: Promise<number>) => {
  if (decision.as === 'left_out') return ok(undefined);
  if (decision.as === 'found') return matchFound(call, line, decision.entries);
  if (decision.as === 'received') return receive(call, line, decision, ordinal);
  if (decision.as === 'paid') return pay(call, line, decision, ordinal);
  const books = await readOwnBooks(call);
  return postLine(call, line, decision, { day: line.day, books });
};

export type ShownLine = { line: Omit<BankLine, 'serial'> };
const SERIES = { received: 'payment', paid: 'supplier_payment' } as const;
const NONE = Promise.resolve(0);
/**
 * Says what a line is, and records it where it isn't in the books yet, in one transaction with the line. A line that somebody else has decided
 * since is `bank_line.decided`; an entry that is another line’s is `bank_line.taken`.
 */
export const decideLine = async (
  call: Call,
  { id, version, decision }: { id: BankLineId; version: number; decision: Decision },
): Promise<Result<ShownLine>> => {
  const series = decision.as === 'received' || decision.as === 'paid' ? SERIES[decision.as] : undefined;
  const ordinal = series ? takeOrdinal(call.db, series) : NONE;
  return retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const seen = await db.getSeen(BankLines, { id }, version);
    if (!seen.ok) return seen;
    const line = seen.value;
    if (line.state !== 'open') return refuse('bank_line.decided');
    const decided = await decide(call, line, decision, ordinal);
    if (!decided.ok) return decided;
    const { matched, writes = [] } = decided.value ?? {};
    const at = deps.now();
    const after: BankLine = {
      ...line,
      ...(decision.as === 'left_out' ? { state: 'left_out', reason: decision.reason } : { state: 'matched', matched }),
      ...{ decided_by: actor.user.id, decided_by_name: actor.name, decided_at: at },
    };
    const saved = db.change(BankLines, line, after);
    return commit({
      writes: [
        saved,
        ...(matched?.sources ?? []).map((source) => ({
          ...db.insert(BankMatches, { account: line.account, source, line_id: id, at }),
          refusal: refuse('bank_line.taken'),
        })),
        ...writes,
      ],
      events: [bankLineEvents.decided({ id })],
      answer: { line: { ...after, version: line.version + 1 } },
    });
  });
};
