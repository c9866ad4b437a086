import { reverseAmounts } from '../../../base/reverse-amounts';
import { type Line, settled, toLine } from '../balanced-postings';
import type { LostParts, PaymentDispute } from '../payments/online-money';
import type { Payment } from '../payments/payment';
import { partOf, type Worth } from '../worth';

const ACCOUNTS = {
  ...{ clearing: '1030', disputed: '1040', unapplied: '2100', fees: '4330' },
  ...{ processing: '5200', chargeback: '5210', goodwill: '5320' },
} as const;

type Of = Pick<Payment, 'id' | 'currency' | 'books' | 'paid_by_id'>;
const less = (a: Worth, b: Worth): Worth => ({ amount: a.amount - b.amount, base: a.base - b.base });

/** A movement of the balance with what it is worth in the books, before what Stripe keeps. */
export type SettledMove = Worth & { currency: string; fee: number };
/** What Stripe keeps of a movement, below 0 where it gives some back, and what that is worth at the rate of the movement. */
export const toKept = ({ amount, base, fee }: SettledMove): Worth => {
  // A fee by itself is worth what it says.
  if (amount === 0) return { amount: fee, base: fee };
  const worth = partOf({ amount: Math.abs(amount), base: Math.abs(base) }, Math.abs(fee)).base;
  return { amount: fee, base: fee < 0 ? 0 - worth : worth };
};
/** What a movement brings the account or takes from it. */
export const toNet = (move: SettledMove): Worth => less(move, toKept(move));

/** Money of another currency than that of the account, which Stripe changes on the way: what it was worth here, and what came of it. Source: V19. */
export const convertedLines = ({ id, currency, books }: Of, held: Worth, move: SettledMove): Line[] =>
  settled(
    [
      toLine(ACCOUNTS.clearing, -1, held, currency, { payment: id }),
      toLine(ACCOUNTS.clearing, 1, move, move.currency, { payment: id }),
    ],
    books,
    { payment: id },
  );

/** What Stripe keeps for a payment. Source: V03. */
export const processingLines = ({ id }: Of, move: SettledMove): Line[] => [
  toLine(ACCOUNTS.processing, 1, toKept(move), move.currency, { payment: id }),
  toLine(ACCOUNTS.clearing, -1, toKept(move), move.currency, { payment: id }),
];

/**
 * Money that Stripe takes because of a dispute, with its fee, or gives back: then it is above 0, and the fee below 0 where that comes back too.
 * Source: V11.
 */
export const disputedLines = (
  { id, currency, books }: Of,
  { amount, base }: Pick<PaymentDispute, 'amount' | 'base'>,
  move: SettledMove,
): Line[] => {
  const held = { amount, base };
  return settled(
    [
      toLine(ACCOUNTS.disputed, move.amount < 0 ? 1 : -1, held, currency, { payment: id }),
      toLine(ACCOUNTS.chargeback, 1, toKept(move), move.currency, { payment: id }),
      toLine(ACCOUNTS.clearing, 1, toNet(move), move.currency, { payment: id }),
    ],
    books,
    { payment: id },
  );
};

/** A dispute that is lost: the client got back what they paid, the fee for how they did too. Source: V11. */
export const lostLines = (
  { id, currency, books, paid_by_id: client }: Of,
  { amount, base }: Pick<PaymentDispute, 'amount' | 'base'>,
  lost: LostParts,
): Line[] =>
  settled(
    [
      toLine(ACCOUNTS.unapplied, 1, { amount: lost.amount, base: lost.base }, currency, { client, payment: id }),
      toLine(ACCOUNTS.fees, 1, { amount: lost.fee, base: lost.fee_base }, currency, { client, payment: id }),
      toLine(ACCOUNTS.goodwill, 1, { amount: lost.over, base: lost.over_base }, currency, { client, payment: id }),
      toLine(ACCOUNTS.disputed, -1, { amount, base }, currency, { payment: id }),
    ],
    books,
    { payment: id },
  );

/** A payout to a bank account, by what of it are payments of ours. Source: V03. */
export const paidOutLines = (of: { id: string; account: string; currency: string }, ours: Worth): Line[] => [
  toLine(of.account, 1, ours, of.currency, { bank: of.account }),
  toLine(ACCOUNTS.clearing, -1, ours, of.currency, { payout: of.id }),
];
/** One that the bank sent back. */
export const returnedLines = (of: { id: string; account: string; currency: string }, ours: Worth): Line[] =>
  reverseAmounts(paidOutLines(of, ours));
