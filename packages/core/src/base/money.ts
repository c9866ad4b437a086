import { getCurrencyExponent } from './currencies';
import { decimal, divideHalfUp, tenTo } from './decimals';
import type { Money } from './values';

/** An amount in whole minor units. */
export const money = (minor: number, currency: string): Money => ({ minor, currency });

const sameCurrency = (a: Money, b: Money) => {
  if (a.currency !== b.currency) throw new Error(`${a.currency} and ${b.currency} cannot be added; convert first.`);
};
/** The sum of two amounts of one currency; two currencies are a mistake of the caller and throw. */
export const add = (a: Money, b: Money): Money => {
  sameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
};

/** What amounts come to, one total for each currency in the order in which they first occur. */
export const totalsByCurrency = (amounts: readonly Money[]): Money[] => {
  const totals = new Map<string, Money>();
  for (const amount of amounts) {
    const before = totals.get(amount.currency);
    totals.set(amount.currency, before ? add(before, amount) : amount);
  }
  return [...totals.values()];
};

/** A percentage of an amount, rounded half up; `rate` is a decimal string, `3.40` for 3.4 percent. */
export const percentOf = ({ minor, currency }: Money, rate: string): Money => {
  const { digits, scale } = decimal(rate);
  return money(Number(divideHalfUp(BigInt(minor) * digits, 100n * tenTo(scale))), currency);
};

/** An amount in another currency, rounded half up; `rate` is how much of `to` one unit of the amount's currency is worth. */
export const convert = ({ minor, currency }: Money, to: string, rate: string): Money => {
  const { digits, scale } = decimal(rate);
  const value = BigInt(minor) * digits * tenTo(getCurrencyExponent(to));
  return money(Number(divideHalfUp(value, tenTo(scale + getCurrencyExponent(currency)))), to);
};
