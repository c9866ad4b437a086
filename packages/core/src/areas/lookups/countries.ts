import { DIALLING_CODES } from './data/dialling-codes';

/** A country with the code that is dialled to call there, without its plus. Source: spec 1 §3 Country phone code. */
export type CountryPhoneCode = { alfa_2_code: string; name: string; phone_code: string };

/** Stands before all others. Source: R-SHELL-155. */
const FIRST = 'US';

/** Every country by its English name, the United States first. Source: R-SHELL-155. */
export const countryPhoneCodes = (): CountryPhoneCode[] => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return DIALLING_CODES.trim()
    .split(/[\n|]/)
    .map((entry) => {
      const alfa_2_code = entry.slice(0, 2);
      return { alfa_2_code, name: names.of(alfa_2_code) ?? alfa_2_code, phone_code: entry.slice(3) };
    })
    .sort(
      (a, b) => Number(b.alfa_2_code === FIRST) - Number(a.alfa_2_code === FIRST) || a.name.localeCompare(b.name, 'en'),
    );
};
