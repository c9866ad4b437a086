import { expect, it } from 'vitest';
import { countryName, findCountry, findZoneCountry, listCountries } from './find-country';

it.each([
  ['Sweden', 'SE'],
  ['  sweden ', 'SE'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States', 'US'],
  ['UK', 'GB'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ["Côte d'Ivoire", 'CI'],
  ['Cote d’Ivoire', 'CI'],
  ['D', 'DE'],
  ['Atlantis', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is the country %s', (text, code) => expect(findCountry(text)).toBe(code));

it('knows each country by its own name and both codes, and no two by one', () => {
  for (const code of listCountries()) expect(findCountry(countryName(code)), code).toBe(code);
  expect(new Set(listCountries()).size).toBe(250);
});

it.each([
  ['Europe/Rome', 'IT'],
  ['Europe/Vaduz', 'LI'],
  ['America/New_York', 'US'],
  ['Mars/Olympus', undefined],
])('the zone %s is in %s', (zone, code) => expect(findZoneCountry(zone)).toBe(code));
