import { reverseAmounts } from '../../../base/reverse-amounts';
import type { Invoice } from '../invoices/invoice';
import type { InvoiceId } from '../invoices/invoice-id';
import { isOpenDispute, type LostParts, type PaymentDispute } from '../payments/online-money';
import { type Payment, toFeeLeft, toUnapplied } from '../payments/payment';
import { partOf } from '../worth';
import { freeUp, type OnlineChange } from './free-up';
import { disputedLines, lostLines, type SettledMove } from './money-postings';
import type { StandingDispute } from './online-payments';
import { splitTaken, worthOver } from './refunded-online';

const withDispute = (payment: Payment, dispute: PaymentDispute): Payment => ({
  ...payment,
  disputes: payment.disputes.some(({ id }) => id === dispute.id)
    ? payment.disputes.map((one) => (one.id === dispute.id ? dispute : one))
    : [...payment.disputes, dispute],
});

/** A dispute as Stripe says it now; `toDay` says on which day of the company something was. */
export const noteDispute = (
  payment: Payment,
  standing: StandingDispute,
  { toDay, today }: { toDay: (instant: string) => string; today: string },
): Payment => {
  const { id, state, reason, amount, at, evidence_due_at } = standing;
  const known = payment.disputes.find((one) => one.id === id);
  const charged = { amount: payment.amount + payment.fee, base: payment.base_amount + payment.fee_base };
  const { closed_on = today, ...open } = known ?? {
    ...{ id, state, reason, amount, base: partOf(charged, amount).base, opened_on: toDay(at) },
  };
  return withDispute(payment, {
    ...open,
    ...{ state, reason },
    ...(evidence_due_at && { evidence_due_on: toDay(evidence_due_at) }),
    ...(!isOpenDispute({ state }) && { closed_on }),
  });
};

type Moved = { move: SettledMove; id: string; day: string };
/** Money that Stripe took because of a dispute, or gave back. */
export const moveDisputed = (before: Payment, dispute: PaymentDispute, { move, id, day }: Moved): OnlineChange => {
  const isTaken = move.amount < 0;
  const isFirst = isTaken ? !dispute.withdrawn_on : !dispute.reinstated_on;
  const { reinstated_on: _back, ...rest } = dispute;
  const after = isTaken ? { ...rest, withdrawn_on: day } : { ...dispute, reinstated_on: day };
  const source = `stripe:${dispute.id}:${isTaken ? 'withdrawn' : 'reinstated'}${isFirst ? '' : `:${id}`}`;
  return {
    payment: withDispute(before, after),
    invoices: [],
    entries: [{ source, memo: '', day, lines: disputedLines(before, dispute, move) }],
  };
};

/** A dispute that is lost: what the client got back is off the invoices, newest first, which are owed again. Source: V11. */
export const loseDispute = (
  before: Payment,
  dispute: PaymentDispute,
  { day, invoices }: { day: string; invoices: ReadonlyMap<InvoiceId, Invoice> },
): OnlineChange => {
  const { amount, fee, over } = splitTaken(before, dispute.amount);
  const freed = freeUp(before, invoices, { amount, because: dispute.id, day });
  const lost: LostParts = {
    ...{ on: day, amount, fee, over },
    base: partOf(toUnapplied(freed.payment), amount).base,
    fee_base: partOf(toFeeLeft(freed.payment), fee).base,
    over_base: worthOver(before, over),
  };
  const entry = { source: `stripe:${dispute.id}:lost`, memo: '', day, lines: lostLines(before, dispute, lost) };
  const payment = withDispute(freed.payment, { ...dispute, lost });
  return { ...freed, payment, entries: [...freed.entries, entry] };
};

/** A dispute that was lost and is won after all: what the client got back is theirs here again. */
export const regainDispute = (before: Payment, dispute: PaymentDispute, day: string): OnlineChange => {
  const { lost, ...rest } = dispute;
  const lines = lost ? reverseAmounts(lostLines(before, dispute, lost)) : [];
  return {
    payment: withDispute(before, rest),
    invoices: [],
    entries: [{ source: `stripe:${dispute.id}:regained`, memo: '', day, lines }],
  };
};
