import { getCurrencyExponent } from './currencies';
import { decimal, divideHalfUp, tenTo } from './decimals';
import type { Money } from './values';

const FALLBACK_CURRENCY = 'INR';
const INDIAN_LOCALE = 'en-IN';
const LOCALE = 'en-US';

/** What a typed amount boils down to: one leading minus, digits and the first decimal point; `0` without any digit. */
const numberIn = (typed: string): string => {
  const [whole = '', ...fractions] = typed.replace(/[^\d.]/g, '').split('.');
  const size = `${whole}.${fractions.join('')}`;
  if (!/\d/.test(size)) return '0';
  return /^[^\d.]*-/.test(typed) ? `-${size}` : size;
};

/**
 * The amount in a typed text, rounded half up to the currency's minor unit; a text without a number is zero. Never refuses: an amount
 * beyond what can be counted exactly is left for the schema to refuse. Source: R-TRIP-137, R-TRIP-138 (G-079).
 */
export const parseMoney = (typed: string, currency: string): Money => {
  const { digits, scale } = decimal(numberIn(typed));
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
