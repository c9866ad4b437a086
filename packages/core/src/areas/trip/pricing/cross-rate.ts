import type { DayRates } from './rates';

const EURO = 'EUR';
/** As many digits as the published rates have; more would be invented. */
const DIGITS = 6;
const MOST_DECIMALS = 12;

const inEuros = (rates: DayRates['rates'], currency: string): string | undefined =>
  currency === EURO ? '1' : rates[currency];

/** How much of `to` one unit of `from` is worth, as a decimal text of six digits; undefined when a rate is not known. */
export const crossRate = ({ rates }: Pick<DayRates, 'rates'>, from: string, to: string): string | undefined => {
  if (from === to) return '1';
  const [divisor, value] = [inEuros(rates, from), inEuros(rates, to)];
  if (divisor === undefined || value === undefined) return undefined;
  if (from === EURO) return value;
  const rate = Number((Number(value) / Number(divisor)).toPrecision(DIGITS));
  return rate.toFixed(MOST_DECIMALS).replace(/\.?0{1,20}$/, '');
};
