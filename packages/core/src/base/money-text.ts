import { getCurrencyExponent } from './currencies';
import { decimal, divideHalfUp, tenTo } from './decimals';
import { hasDigit, type Reading, readNumber } from './read-number';
import type { Money } from './values';

const FALLBACK_CURRENCY = 'INR';
const INDIAN_LOCALE = 'en-IN';
const LOCALE = 'en-US';

/** A decimal string as an amount, rounded half up to the currency's minor unit. */
export const toMoney = (number: string, currency: string): Money => {
  const { digits, scale } = decimal(number);
  return { minor: Number(divideHalfUp(digits * tenTo(getCurrencyExponent(currency)), tenTo(scale))), currency };
};

/** An amount as a plain number in text, `-1234.50`: for input fields and files. Source: R-TRIP-139. */
export const decimalText = ({ minor, currency }: Money): `${number}` => {
  const exponent = getCurrencyExponent(currency);
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const split = digits.length - exponent;
  const text = exponent === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`;
  return `${minor < 0 ? '-' : ''}${text}` as `${number}`;
};

const formats = new Map<string, Intl.NumberFormat>();
const formatOf = (currency: string, locale: string): Intl.NumberFormat => {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const digits = getCurrencyExponent(currency);
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
};

/**
 * An amount for people: two decimals, or as many as the currency has; INR by en-IN and everything else by en-US. An empty code is
 * `defaultCurrency`; any other that is not three letters is shown as INR. Source: R-TRIP-139..142 (G-080, G-191).
 */
export const formatMoney = ({ minor, currency }: Money, defaultCurrency = 'USD'): string => {
  const code = currency.trim().toUpperCase() || defaultCurrency;
  const shown = /^[A-Z]{3}$/.test(code) ? code : FALLBACK_CURRENCY;
  const locale = shown === FALLBACK_CURRENCY ? INDIAN_LOCALE : LOCALE;
  return formatOf(shown, locale).format(decimalText({ minor, currency: shown }));
};

/** An amount for a client, as their language writes it. In English that is as everywhere. */
export const formatMoneyIn = (locale: string, money: Money): string => {
  if (locale === LOCALE) return formatMoney(money);
  const { minor, currency } = money;
  return formatOf(currency, locale).format(decimalText({ minor, currency }));
};

const THOUSANDTHS = 3;
/**
 * The number in a written amount, as a decimal string. Three digits after a comma are thousands where the currency has fewer decimals, and
 * three digits after a point are decimals where it has three; otherwise they can be both, which is for a person to decide.
 */
export const readAmountNumber = (written: string, currency: string): Reading<string> => {
  const reading = readNumber(written);
  if (reading.kind !== 'unclear') return reading;
  const [first, second] = reading.values;
  const decimals = getCurrencyExponent(currency);
  const hasComma = written.includes(',');
  if (hasComma && decimals < THOUSANDTHS) return { kind: 'clear', value: first };
  if (!hasComma && decimals === THOUSANDTHS) return { kind: 'clear', value: second };
  return reading;
};

/**
 * An amount as people write it, at home or in another country, rounded half up to the currency's minor unit; a text without any digit is
 * zero. An amount beyond what can be counted exactly is left for the schema to refuse. Source: R-TRIP-137, R-TRIP-138 (G-079).
 */
export const readAmount = (written: string, currency: string): Reading<Money> => {
  if (!hasDigit(written)) return { kind: 'clear', value: { minor: 0, currency } };
  const reading = readAmountNumber(written, currency);
  if (reading.kind === 'none') return reading;
  if (reading.kind === 'clear') return { kind: 'clear', value: toMoney(reading.value, currency) };
  const [first, second] = reading.values;
  return { kind: 'unclear', values: [toMoney(first, currency), toMoney(second, currency)] };
};

/** What to say of a typed amount that isn't clear: both spellings of what it could be. Undefined for one that is. */
export const describeAmountProblem = (typed: string, reading: Reading<Money>): string | undefined => {
  if (reading.kind === 'clear') return undefined;
  if (reading.kind === 'none') return `${typed} isn’t an amount. Enter it like 1234.50.`;
  const [first, second] = reading.values;
  return `${typed} could be ${formatMoney(first)} or ${formatMoney(second)}. Enter ${decimalText(first)} or ${decimalText(second)}.`;
};
