import type { Company } from '../../../access/company';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result } from '../../../base/result';
import { sum } from '../../../base/sum';
import { writeTogether } from '../../../store/commit';
import type { Deps } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import { paymentOptions, readCompanySetting } from '../../settings/public';
import type { RateTools } from '../invoices/issue-invoice';
import { isBankAccount, OPERATING_BANK } from '../payments/bank-account';
import type { Payment } from '../payments/payment';
import { OnlinePaymentKeys, Payments } from '../payments/payment.records';
import type { PaymentId } from '../payments/payment-id';
import type { Worth } from '../worth';
import { paidOutLines, returnedLines } from './money-postings';
import type { OnlinePayments, PaidMove, StandingPayout } from './online-payments';
import { type Payout, Payouts } from './payout';
import { STRIPE, takeMoney } from './take-money';

type Call = { deps: Deps & RateTools & { online: OnlinePayments }; request_id: string };
type Taking = { db: TenantDb; company: Company; key: string; account_id: string };

/** Notes with which payout movements of a payment went out, and answers what they come to. */
const markMoves = async (db: TenantDb, id: PaymentId, payout_id: string, ids: ReadonlySet<string>): Promise<Worth> => {
  let marked: Payment['moves'] = [];
  await transactDecided(db, async () => {
    const payment = await db.get(Payments, { id }, true);
    marked = payment?.moves.filter((move) => ids.has(move.id)) ?? [];
    if (!payment || marked.every((move) => move.payout_id === payout_id)) return [];
    const moves = payment.moves.map((move) => (ids.has(move.id) ? { ...move, payout_id } : move));
    return [db.change(Payments, payment, { ...payment, moves })];
  });
  return { amount: sum(marked.map((move) => move.amount - move.fee)), base: sum(marked.map((move) => move.net_base)) };
};

/** What of a payout are payments that are here. What isn’t known of one yet is taken in first. */
const findOurs = async (
  call: Call,
  { db, company, key }: Taking,
  { id, moves }: { id: string; moves: readonly PaidMove[] },
): Promise<Result<Worth>> => {
  const intents = [...new Set(moves.flatMap(({ payment_intent }) => payment_intent ?? []))];
  const known = await db.getMany(
    intents.map((online_id) => ({ def: OnlinePaymentKeys, key: { online_id } })),
    true,
  );
  const parts: Worth[] = [];
  for (const one of known) {
    if (!one) continue;
    const ids = new Set(moves.filter(({ payment_intent }) => payment_intent === one.online_id).map((move) => move.id));
    const payment = await db.get(Payments, { id: one.payment_id }, true);
    if (![...ids].every((move) => payment?.moves.some((there) => there.id === move))) {
      const money = await call.deps.online.findMoney(key, one.online_id);
      if (!money.ok) return money;
      const taken = await takeMoney(call, { db, company, money: money.value });
      if (!taken.ok) return taken;
    }
    parts.push(await markMoves(db, one.payment_id, id, ids));
  }
  return ok({ amount: sum(parts.map(({ amount }) => amount)), base: sum(parts.map(({ base }) => base)) });
};

/** What came back of earlier payouts and goes out again with this one, which those say from then on. */
const findReturned = async (
  call: Call,
  taking: Taking,
  { id, moves }: { id: string; moves: readonly PaidMove[] },
): Promise<Result<Worth>> => {
  const parts: Worth[] = [];
  for (const { payout } of moves) {
    if (!payout) continue;
    const read = () => taking.db.get(Payouts, { id: payout }, true);
    let before = await read();
    if (before?.state !== 'failed') {
      const standing = await call.deps.online.findPayout(taking.key, payout);
      if (!standing.ok) return standing;
      const taken = await takePayout(call, taking, standing.value);
      if (!taken.ok) return taken;
      before = await read();
    }
    if (!before) continue;
    parts.push({ amount: before.ours, base: before.ours_base });
    await transactDecided(taking.db, async () => {
      const now = await read();
      return now && now.repaid_in !== id ? [taking.db.change(Payouts, now, { ...now, repaid_in: id })] : [];
    });
  }
  return ok({ amount: sum(parts.map(({ amount }) => amount)), base: sum(parts.map(({ base }) => base)) });
};

/** The account that payouts arrive in: what was chosen, while there is such an account. */
const findBank = async (db: TenantDb, chart: ReadonlyMap<string, unknown>): Promise<string> => {
  const { payouts_to } = await readCompanySetting(db, paymentOptions);
  return isBankAccount(payouts_to) && chart.has(payouts_to) ? payouts_to : OPERATING_BANK;
};

const NOTHING = { amount: 0, base: 0, entries: 0 };
/** What of a payout is in the books so far. */
const toPosted = ({ account, posted, ours, ours_base }: Payout): typeof NOTHING => {
  if (!account) return NOTHING;
  // Of those from before this was kept, what was ours was posted.
  return posted ?? { amount: ours, base: ours_base, entries: 1 };
};

type Reading = { before: Payout | undefined; standing: StandingPayout; ours: Worth };
const writePayout = async (
  call: Call,
  { db, company, account_id }: Taking,
  { before, standing, ours }: Reading,
  isLate: boolean,
): Promise<Result<undefined>> => {
  const { deps } = call;
  const books = await readOwnBooks({ db, actor: { company } });
  const today = getCompanyToday({ company }, deps.now());
  const { id, state, currency, amount, arrives_on, failure, moves } = standing;
  const posted = before ? toPosted(before) : NOTHING;
  const more = { amount: ours.amount - posted.amount, base: ours.base - posted.base };
  const posts = state === 'paid' && !before?.returned_on && (more.amount !== 0 || more.base !== 0);
  const takesBack = state === 'failed' && posted.entries > 0 && !before?.returned_on;
  const account = before?.account ?? (posts ? await findBank(db, books.chart) : undefined);
  const of = { id, currency, account: account ?? OPERATING_BANK };
  const entries = posted.entries + 1;
  const after: Payout = {
    ...(before ?? { account_id, created_at: deps.now(), version: 1 }),
    ...{ id, state, currency, amount, arrives_on, account, is_listed: moves !== undefined },
    ...{ ours: ours.amount, ours_base: ours.base, updated_at: deps.now() },
    ...(posts && { posted: { amount: ours.amount, base: ours.base, entries } }),
    ...(failure && { failure }),
    ...(takesBack && { returned_on: today }),
  };
  const entry = (what: string, day: string, lines: ReturnType<typeof paidOutLines>) =>
    toEventEntry({ actor: STRIPE, deps }, { source: `stripe:${id}:${what}`, memo: id, day, lines });
  const made = [
    ...(posts
      ? [entry(entries === 1 ? 'paid' : `paid:${entries}`, isLate ? today : arrives_on, paidOutLines(of, more))]
      : []),
    ...(takesBack ? [entry('failed', today, returnedLines(of, posted))] : []),
  ];
  const written = made.length > 0 ? postEntries(db, made, books) : ok([]);
  if (!written.ok) return written;
  const saved = before ? db.change(Payouts, before, after) : db.insert(Payouts, after);
  const done = await writeTogether(db, [saved, ...written.value]);
  return done.ok ? ok(undefined) : done;
};

/**
 * Takes in a payout of Stripe’s as it stands there now: with which payout each payment went out, and, once it is at the bank, what of it are
 * payments of ours, each once. A payment that is heard of later is posted then. Where the bank sent it back, all that was posted is taken back.
 * Of one that was made by hand at Stripe nobody says what is in it: nothing of it is posted. Source: V03, V19.
 */
export const takePayout = (call: Call, taking: Taking, standing: StandingPayout): Promise<Result<undefined>> =>
  // What is ours is found again where another run came between, which may have heard of more.
  retryOnConflict(async () => {
    const moves = standing.moves ?? [];
    const before = await taking.db.get(Payouts, { id: standing.id }, true);
    const [ours, returned] = [
      await findOurs(call, taking, { id: standing.id, moves }),
      await findReturned(call, taking, { id: standing.id, moves }),
    ];
    if (!ours.ok) return ours;
    if (!returned.ok) return returned;
    const all = { amount: ours.value.amount + returned.value.amount, base: ours.value.base + returned.value.base };
    // A payout of other business alone is none of ours.
    if (!before && all.amount === 0 && all.base === 0 && standing.moves) return ok(undefined);
    const reading = { before, standing, ours: all };
    const inTime = await writePayout(call, taking, reading, false);
    return !inTime.ok && inTime.code === 'ledger.period_closed' ? writePayout(call, taking, reading, true) : inTime;
  });
