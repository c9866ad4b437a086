import type { Found } from '../found-draft';
import { reread } from '../spans';

const SYMBOLS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  US$: 'USD',
  $: 'USD',
  Fr: 'CHF',
  zł: 'PLN',
  Kč: 'CZK',
};
const CODE = /(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])/;
const NUMBER = /\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/;

/** `1.234,50`, `1,234.50`, `1 234` or `99,9` as a decimal string with a point. */
export const decimal = (written: string): string | undefined => {
  const match = NUMBER.exec(written.slice(0, 60))?.[0];
  if (!match) return undefined;
  const fraction = /[.,](\d{1,2})$/.exec(match)?.[1] ?? /^\d+[.,](\d+)$/.exec(match)?.[1];
  const grouped = fraction?.length === 3 && /^\d{1,3}[.,]\d{3}$/.test(match) && match.includes(',');
  const whole = fraction && !grouped ? match.slice(0, -fraction.length - 1) : match;
  const digits = whole.replace(/\D/g, '');
  return fraction && !grouped ? `${digits}.${fraction}` : digits;
};

const currencyIn = (text: string): string | undefined =>
  CODE.exec(text)?.[1] ?? Object.entries(SYMBOLS).find(([symbol]) => text.includes(symbol))?.[1];

/** An amount with its currency: from `currency` where it is said apart, else from the amount's own text. */
export const priceIn = (written: Found, currency?: Found): { amount: Found; currency: Found } | undefined => {
  const amount = reread(written, decimal(written.value));
  const code =
    reread(currency, currencyIn(currency?.value.toUpperCase() ?? '')) ?? reread(written, currencyIn(written.value));
  return amount && code ? { amount, currency: code } : undefined;
};
