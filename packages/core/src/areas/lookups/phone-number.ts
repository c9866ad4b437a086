import type { CountryPhoneCode } from './countries';

type Codes = readonly Pick<CountryPhoneCode, 'alfa_2_code' | 'phone_code'>[];

/** The countries meant by a code that several share, unless another is said. */
const LEAD = new Set(['US', 'GB', 'IT', 'RU', 'NO', 'FI', 'AU', 'MA', 'RE', 'GP', 'CW']);

/** What may stand in the part of a number that follows its country. */
const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A phone number in two parts: the country, by its longest dialling code, and the rest. A number without a plus names no country.
 * `preferred` wins among the countries of one code, then the largest of them. Source: spec 1 §5, R-SHELL-155.
 */
export const splitPhone = (phone: string, codes: Codes, preferred?: string): { country: string; rest: string } => {
  const text = phone.trim();
  if (!text.startsWith('+')) return { country: '', rest: text };
  const digits = digitsOf(text);
  const rank = (country: string) => (country === preferred ? 2 : Number(LEAD.has(country)));
  const [best] = codes
    .filter(({ phone_code }) => digits.startsWith(phone_code))
    .toSorted((a, b) => b.phone_code.length - a.phone_code.length || rank(b.alfa_2_code) - rank(a.alfa_2_code));
  if (!best) return { country: '', rest: text };
  let left = best.phone_code.length;
  const end = [...text].findIndex((letter) => /\d/.test(letter) && --left === 0);
  return { country: best.alfa_2_code, rest: text.slice(end + 1).replace(/^[\s)./-]+/, '') };
};

/** The two parts as one number, `+39 089 873139`; without a country the rest alone, and nothing for nothing. */
export const joinPhone = (country: string, rest: string, codes: Codes): string => {
  const number = rest.trim();
  const code = codes.find(({ alfa_2_code }) => alfa_2_code === country)?.phone_code;
  return code && number ? `+${code} ${number.replace(/^\+\s*/, '')}` : number;
};
