import type { NewId } from '../../../base/ids';
import { sameValue } from '../../../base/merge';
import type { Invoice } from '../invoices/invoice';
import type { InvoiceId } from '../invoices/invoice-id';
import { isHeld, isOpenDispute, type MoveKind, type OnlineMove } from '../payments/online-money';
import { type Payment, type Refund, toFeeLeft } from '../payments/payment';
import type { onlineMoneyEvents } from '../payments/payment.events';
import type { Worth } from '../worth';
import { loseDispute, moveDisputed, noteDispute, regainDispute } from './disputed-online';
import type { OnlineChange } from './free-up';
import { convertedLines, processingLines, type SettledMove, toNet } from './money-postings';
import type { StandingDispute, StandingMoney, StandingMove, StandingRefund } from './online-payments';
import { failRefund, takeRefund } from './refunded-online';

export type NextChange = OnlineChange & { event?: keyof typeof onlineMoneyEvents };
/** What it takes to work out what is next. */
export type ChangeTools = {
  company_id: string;
  invoices: ReadonlyMap<InvoiceId, Invoice>;
  newId: NewId;
  /** On which day of the company something was: today, where the books of that day are closed. */
  toDay: (instant: string) => string;
  today: string;
  /** What Stripe is called, where nobody sent a refund from here. */
  stripe: string;
  /** What an amount of another currency than the books’ and the payment’s is worth on a day; undefined where nobody says. */
  findWorth: (amount: number, currency: string, day: string) => Promise<number | undefined>;
};

/** What a movement is worth in the books: what it was worth here, as far as nothing was changed into another currency. */
const settle = async (
  { currency, books }: Payment,
  held: Worth,
  move: StandingMove,
  { findWorth, toDay }: ChangeTools,
): Promise<SettledMove> => {
  const { amount, fee } = move;
  if (move.currency === currency) return { amount, fee, currency, base: held.base };
  const worth = move.currency === books ? amount : await findWorth(amount, move.currency, toDay(move.at));
  return { amount, fee, currency: move.currency, base: worth ?? held.base };
};

type Of = { kind: MoveKind; of: string; move: StandingMove; settled: SettledMove };
const toMoved = ({ kind, of, move, settled }: Of, { toDay }: ChangeTools): OnlineMove => ({
  ...{ id: move.id, kind, of, day: toDay(move.at), currency: move.currency, amount: move.amount, fee: move.fee },
  net_base: toNet(settled).base,
});
const isKnown = ({ moves }: Payment, { id }: StandingMove) => moves.some((one) => one.id === id);

/** A charge or a refund as it moved the balance: what Stripe kept, and where it is in another currency there. Source: V03, V19. */
const takeMove = async (
  payment: Payment,
  { kind, of, move, held }: Omit<Of, 'settled'> & { held: Worth },
  tools: ChangeTools,
): Promise<NextChange> => {
  const settled = await settle(payment, held, move, tools);
  const day = tools.toDay(move.at);
  const entry = (what: string, lines: OnlineChange['entries'][number]['lines']) => ({
    ...{ source: `stripe:${move.id}:${what}`, memo: '', day, lines },
  });
  return {
    payment: { ...payment, moves: [...payment.moves, toMoved({ kind, of, move, settled }, tools)] },
    invoices: [],
    entries: [
      ...(move.currency === payment.currency ? [] : [entry('settled', convertedLines(payment, held, settled))]),
      ...(move.fee === 0 ? [] : [entry('fee', processingLines(payment, settled))]),
    ],
  };
};

const toTaken = ({ amount, fee, over, paid_base, fee_paid_base, over_base }: Refund): Worth => ({
  amount: amount + fee + over,
  base: paid_base + fee_paid_base + over_base,
});
const isOf = ({ online_id }: Refund, { id }: StandingRefund) => online_id === id;

/** What we noted with a refund that was sent from here: what another program notes with one at Stripe counts for nothing. */
const toOurNote = ({ id }: Payment, { about }: StandingRefund, { company_id }: ChangeTools): StandingRefund['about'] =>
  about.company_id === company_id && about.payment_id === id ? about : {};
/** How much of our fee it gives back, no more than is left. */
const toSaidFee = (payment: Payment, { fee = '' }: StandingRefund['about']): number =>
  /^\d+$/.test(fee) && Number(fee) <= toFeeLeft(payment).amount ? Number(fee) : 0;

const nextOfRefund = async (payment: Payment, standing: StandingRefund, tools: ChangeTools) => {
  const { state, move, failed, at, failure } = standing;
  const known = payment.refunds.find((one) => isOf(one, standing));
  const over = payment.failed_refunds.find((one) => isOf(one, standing));
  if (!known && !over) {
    // One that failed before it took anything is none.
    if (state === 'failed' && !move) return undefined;
    const note = toOurNote(payment, standing, tools);
    const by = note.sent_by ?? tools.stripe;
    const taking = { id: tools.newId('refund'), day: tools.toDay(at), by, invoices: tools.invoices };
    const taken = takeRefund(payment, standing, { ...taking, fee: toSaidFee(payment, note) });
    return { ...taken, event: 'refunded_online' } satisfies NextChange;
  }
  const refund = known ?? over;
  if (!refund) return undefined;
  const { amount, base } = toTaken(refund);
  const held = { amount: 0 - amount, base: 0 - base };
  if (move && !isKnown(payment, move)) return takeMove(payment, { kind: 'refund', of: standing.id, move, held }, tools);
  if (known && state === 'failed') {
    const day = failed ? tools.toDay(failed.at) : tools.today;
    return { ...failRefund(payment, known, { failure, day }), event: 'online_refund_failed' } satisfies NextChange;
  }
  if (failed && !isKnown(payment, failed))
    return takeMove(payment, { kind: 'refund_failed', of: standing.id, move: failed, held: { amount, base } }, tools);
  if (!known || state === 'failed' || known.online_state === state) return undefined;
  const refunds = payment.refunds.map((one) => (one === known ? { ...one, online_state: state } : one));
  return { payment: { ...payment, refunds }, invoices: [], entries: [] } satisfies NextChange;
};

/** What is said of a dispute that is new here. Nobody is asked to answer one that is over by then; one that is lost is said once it is taken in. */
const toFirstEvent = ({ state }: StandingDispute): Pick<NextChange, 'event'> => {
  if (isOpenDispute({ state })) return { event: 'disputed' };
  return state === 'won' ? { event: 'dispute_won' } : {};
};
const nextOfDispute = async (payment: Payment, standing: StandingDispute, tools: ChangeTools) => {
  const known = payment.disputes.find(({ id }) => id === standing.id);
  const noted = noteDispute(payment, standing, tools);
  const nothing = { invoices: [], entries: [] };
  if (!known) return { payment: noted, ...nothing, ...toFirstEvent(standing) } satisfies NextChange;
  const move = standing.moves.find((one) => !isKnown(payment, one));
  if (move) {
    const isTaken = move.amount < 0;
    // What was lost is taken back first, as it comes back from there.
    if (!isTaken && known.lost) return regainDispute(payment, known, tools.toDay(move.at));
    const held = isTaken ? { amount: 0 - known.amount, base: 0 - known.base } : known;
    const settled = await settle(payment, held, move, tools);
    const day = tools.toDay(move.at);
    const moved = moveDisputed(payment, known, { move: settled, id: move.id, day });
    const of = { kind: isTaken ? ('withdrawn' as const) : ('reinstated' as const), of: standing.id, move, settled };
    return {
      ...moved,
      payment: { ...moved.payment, moves: [...payment.moves, toMoved(of, tools)] },
    } satisfies NextChange;
  }
  if (standing.state === 'lost' && isHeld(known)) {
    const lost = loseDispute(noted, noted.disputes.find(({ id }) => id === known.id) ?? known, {
      ...{ day: tools.today, invoices: tools.invoices },
    });
    return { ...lost, event: 'dispute_lost' } satisfies NextChange;
  }
  if (sameValue(noted, payment)) return undefined;
  const event = standing.state === 'won' ? 'dispute_won' : 'dispute_changed';
  return { payment: noted, ...nothing, event } satisfies NextChange;
};

/**
 * The first thing that became of a payment at Stripe and isn’t known here yet; undefined where all is. Each is taken in by itself, so that it
 * doesn’t matter in which order news come, or where they end.
 */
export const findNextChange = async (
  payment: Payment,
  money: StandingMoney,
  tools: ChangeTools,
): Promise<NextChange | undefined> => {
  const { move, charge: of, refunds, disputes } = money;
  if (move && !isKnown(payment, move)) {
    const held = { amount: payment.amount + payment.fee, base: payment.base_amount + payment.fee_base };
    return takeMove(payment, { kind: 'charge', of, move, held }, tools);
  }
  for (const refund of refunds) {
    const next = await nextOfRefund(payment, refund, tools);
    if (next) return next;
  }
  for (const dispute of disputes) {
    const next = await nextOfDispute(payment, dispute, tools);
    if (next) return next;
  }
  return undefined;
};
