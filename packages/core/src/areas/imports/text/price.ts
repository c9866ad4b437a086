import { formatMoney, readAmountNumber, toMoney } from '../../../base/money-text';
import type { Reading } from '../../../base/read-number';
import type { Found, FoundDraft } from '../found-draft';
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
const LONGEST = 60;

/** The amount in a text: all of it, or else the first number in it. */
const numberIn = (written: string, currency: string): Reading<string> => {
  const text = written.slice(0, LONGEST);
  const whole = readAmountNumber(text.trim(), currency);
  if (whole.kind !== 'none') return whole;
  const found = /\d[\d.,'’\s]{0,40}/.exec(text)?.[0].replace(/\D{1,40}$/, '') ?? '';
  const first = readAmountNumber(found, currency);
  return first.kind === 'none' ? readAmountNumber(found.split(/\s/)[0] ?? '', currency) : first;
};

const currencyIn = (text: string): string | undefined =>
  CODE.exec(text)?.[1] ?? Object.entries(SYMBOLS).find(([symbol]) => text.includes(symbol))?.[1];

/**
 * An amount with its currency: from `currency` where it is said apart, else from the amount's own text. An amount that could be two is none,
 * and `unclear_price` holds its text.
 */
export const priceIn = (written: Found, currency?: Found): Pick<FoundDraft, 'price' | 'unclear_price'> => {
  const code =
    reread(currency, currencyIn(currency?.value.toUpperCase() ?? '')) ?? reread(written, currencyIn(written.value));
  if (!code) return {};
  const number = numberIn(written.value, code.value);
  if (number.kind === 'unclear') return { unclear_price: { amount: written, currency: code } };
  const amount = number.kind === 'clear' && !number.value.startsWith('-') ? reread(written, number.value) : undefined;
  return amount ? { price: { amount, currency: code } } : {};
};

/** What to say of a price that could be two amounts. */
export const describeUnclearPrice = ({ amount, currency }: NonNullable<FoundDraft['unclear_price']>): string[] => {
  const reading = numberIn(amount.value, currency.value);
  if (reading.kind !== 'unclear') return [];
  const [first, second] = reading.values.map((value) => formatMoney(toMoney(value, currency.value)));
  return [
    `A price is written as ${amount.value.slice(0, LONGEST)}, which could be ${first} or ${second}. Enter it in the booking.`,
  ];
};
