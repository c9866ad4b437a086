import { money } from './money';
import type { Money } from './values';

const magnitude = (value: bigint) => (value < 0n ? -value : value);

/**
 * An amount shared by weight, by largest remainder: the shares always add up to the amount, and none is off by a whole minor unit.
 * Weights are whole numbers from 0 (basis points, heads); when all are 0 the shares are equal. Equal remainders favour the earlier.
 */
export const split = ({ minor, currency }: Money, weights: readonly number[]): Money[] => {
  if (weights.length === 0) throw new RangeError('Nobody to share with.');
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Weights are whole numbers from 0.');
  const parts = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = parts.reduce((total, part) => total + part, 0n);
  const amount = BigInt(minor);
  const exact = parts.map((part) => amount * part);
  const shares = exact.map((value) => value / whole);
  const left = Number(magnitude(amount - shares.reduce((total, share) => total + share, 0n)));
  const remainder = exact.map((value) => magnitude(value % whole));
  const order = parts.map((_, i) => i).sort((a, b) => Number((remainder[b] ?? 0n) - (remainder[a] ?? 0n)) || a - b);
  const extra = new Set(order.slice(0, left));
  return shares.map((share, i) => money(Number(share) + (extra.has(i) ? Math.sign(minor) : 0), currency));
};

/** An amount in so many equal shares; the first carry the odd minor units. */
export const splitEvenly = ({ minor, currency }: Money, ways: number): Money[] => {
  const odd = minor % ways;
  const share = (minor - odd) / ways;
  return Array.from({ length: ways }, (_, i) => money(share + (i < Math.abs(odd) ? Math.sign(minor) : 0), currency));
};
