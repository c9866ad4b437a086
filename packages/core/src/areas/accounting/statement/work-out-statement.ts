import { sum } from '../../../base/sum';
import type { ClientMoney, OpenInvoice } from './statement';
import { type Move, toAmount } from './statement-moves';

/** A move of the period, and what is owed after it. */
export type Balanced = Move & { amount: number; balance: number };
/** The account of a client from a day to another, in minor units of one currency. */
export type WorkedOut = { opening: number; lines: Balanced[]; closing: number };

type Period = { currency: string; from: string; to: string };
/** Whether a move is a line of the period’s statement; one that comes to nothing never is. */
const isWithin = (move: Move, { currency, from, to }: Period): boolean =>
  move.currency === currency && move.day >= from && move.day <= to && toAmount(move) !== 0;

/**
 * The statement of a client from one day to another, both included: what they owed before it, each move with what they owe after it, and what
 * they owe at its end. `moves` are all there are, in the order of their days.
 */
export const workOutStatement = (moves: readonly Move[], period: Period): WorkedOut => {
  const before = moves.filter(({ currency, day }) => currency === period.currency && day < period.from);
  const opening = sum(before.map(toAmount));
  let balance = opening;
  const lines = moves
    .filter((move) => isWithin(move, period))
    .map((move) => {
      const amount = toAmount(move);
      balance += amount;
      return { ...move, amount, balance };
    });
  return { opening, lines, closing: balance };
};

/** The currency that a statement is in where none is asked for: the company’s own where it moved in the period, or else one that did, or ever has. */
export const pickCurrency = (
  moves: readonly Move[],
  { from, to, own }: Omit<Period, 'currency'> & { own: string },
): string => {
  const moved = [...new Set(moves.filter((move) => toAmount(move) !== 0).map(({ currency }) => currency))].sort();
  const within = moved.filter((currency) => moves.some((move) => isWithin(move, { currency, from, to })));
  const choices = within.length > 0 ? within : moved;
  return choices.includes(own) ? own : (choices[0] ?? own);
};

type Amount = { currency: string; amount: number };
type Beside = {
  open: readonly Pick<OpenInvoice, 'currency' | 'overdue'>[];
  at_suppliers?: readonly Amount[];
  /** What came since the year began. */
  paid?: readonly Amount[];
};
/** How a client stands in each currency in which anything ever moved or is open, `first` before the others. */
export const toClientMoney = (
  moves: readonly Move[],
  { open, at_suppliers = [], paid = [] }: Beside,
  first: string,
): ClientMoney[] => {
  const others = [...moves, ...open, ...at_suppliers, ...paid].map(({ currency }) => currency).sort();
  const totalOf = (amounts: readonly Amount[], currency: string) =>
    sum(amounts.filter((one) => one.currency === currency).map(({ amount }) => amount));
  return [...new Set([first, ...others])].map((currency) => {
    const those = moves.filter((move) => move.currency === currency);
    const [at_supplier, paid_this_year] = [totalOf(at_suppliers, currency), totalOf(paid, currency)];
    return {
      currency,
      owed: sum(those.map(({ owed }) => owed)),
      overdue: sum(open.filter((one) => one.currency === currency).map(({ overdue }) => overdue)),
      ...(at_supplier !== 0 && { at_supplier }),
      held: sum(those.map(({ held }) => held)),
      ...(paid_this_year > 0 && { paid_this_year }),
    };
  });
};
