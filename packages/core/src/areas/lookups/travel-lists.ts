import { getCurrencyExponent } from '../../base/currencies';
import { CURRENCY_CODES } from '../../base/data/currency-codes';
import { TRAVEL_INTERESTS } from './data/travel-interests';

/** The number of the first entry of a list; ids are positions, so lists only grow at their end. */
const numbered = <T>(list: readonly T[]) => list.map((value, i) => ({ id: i + 1, value }));

/** What people travel for, each with its category. Source: R-SHELL-151. */
export const travelInterests = () =>
  numbered(
    Object.entries(TRAVEL_INTERESTS).flatMap(([category, names]) => names.map((name) => ({ name, category }))),
  ).map(({ id, value }) => ({ id, ...value }));

const symbolOf = (code: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? code;

/** The currencies in use by code, with name, symbol and how many decimals they are written with. Source: R-SHELL-153. */
export const currencies = () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return CURRENCY_CODES.trim()
    .split(/\s+/)
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      symbol: symbolOf(code),
      decimals: getCurrencyExponent(code),
    }));
};

/** Programs that know a traveler and let them pass faster; a number of one is kept with a client. Source: spec 1 §3 Shared counts. */
export const knownTravelers = () =>
  numbered([
    'TSA PreCheck',
    'Global Entry',
    'NEXUS',
    'SENTRI',
    'CLEAR',
    'FAST',
    'Redress Number',
    'APEC Business Travel Card',
    'Mobile Passport Control',
    'Privium',
    'Registered Traveller (UK)',
  ]).map(({ id, value }) => ({ id, name: value }));
