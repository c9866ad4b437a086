import { getCurrencyExponent } from '../../../../base/currencies';
import { decimal, tenTo } from '../../../../base/decimals';

/** Thirteen digits before the decimals are more than any account holds. */
const NUMBER = /^[+-]?\d{1,13}(?:\.\d{0,10})?$/;

/**
 * A decimal string as minor units. Undefined where it is no number, too large to be counted exactly, or has more decimals than its currency: a
 * bank’s amount is never rounded.
 */
export const exactAmount = (number: string, currency: string): number | undefined => {
  if (!NUMBER.test(number)) return undefined;
  const { digits, scale } = decimal(number.replace('+', ''));
  const [size, unit] = [digits * tenTo(getCurrencyExponent(currency)), tenTo(scale)];
  const minor = Number(size / unit);
  return size % unit === 0n && Number.isSafeInteger(minor) ? minor : undefined;
};

/** A currency code as it is kept; undefined for what is none. */
export const currencyCode = (text: string | undefined): string | undefined => {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
};
