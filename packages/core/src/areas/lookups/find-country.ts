import { COUNTRY_CODES } from './data/country-codes';
import { ZONE_COUNTRIES } from './data/zone-countries';

const words = (table: string) => table.trim().split(/\s+/);
const COUNTRY = 2;

/** Letters without accents and marks, so that "Türkiye" and "turkiye" are one word. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** What people also write. */
const ALSO: Readonly<Record<string, string>> = {
  america: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  turkey: 'TR',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  uae: 'AE',
  'ivory coast': 'CI',
  burma: 'MM',
  'hong kong': 'HK',
  macau: 'MO',
  d: 'DE',
};

type Lookup = { codes: readonly string[]; found: ReadonlyMap<string, string>; zones: ReadonlyMap<string, string> };
const build = (): Lookup => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const pairs = words(COUNTRY_CODES).map((both) => [both.slice(0, COUNTRY), both.slice(COUNTRY)] as const);
  return {
    codes: pairs.map(([two]) => two),
    found: new Map([
      ...pairs.flatMap(([two, three]) => [
        [fold(names.of(two) ?? two), two] as const,
        [two.toLowerCase(), two] as const,
        [three.toLowerCase(), two] as const,
      ]),
      ...Object.entries(ALSO),
    ]),
    zones: new Map(
      words(ZONE_COUNTRIES)
        .reverse()
        .flatMap((entry) => {
          const [country = '', zones = ''] = entry.split(':');
          return zones.split(',').map((zone) => [zone, country] as const);
        }),
    ),
  };
};
let built: Lookup | undefined;
const lookup = (): Lookup => {
  built ??= build();
  return built;
};

/** Every country by its two letters (ISO 3166-1 alpha-2). */
export const listCountries = (): readonly string[] => lookup().codes;

/** The two letters of a country, by its name in English, by its codes, or by what people call it; undefined for anything else. */
export const findCountry = (text: string | undefined): string | undefined => lookup().found.get(fold(text ?? ''));

/** The country of a time zone. */
export const findZoneCountry = (zone: string | undefined): string | undefined => lookup().zones.get(zone ?? '');

/** What a country is called in English. */
export const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
