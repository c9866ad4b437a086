import parsePhoneNumber from 'libphonenumber-js/min';

/** Longer than any number with its extension. */
const LONGEST = 60;
const MIN_DIGITS = 6;
/** Few countries have longer numbers: what is longer begins with the code of one, and what is as long may. */
const LONGEST_AT_HOME = 10;
/** Neither area nor exchange begins with 0 or 1 in North America. */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;
const mayBeginWithCode = (digits: string): boolean =>
  !digits.startsWith('0') && digits.length >= LONGEST_AT_HOME && !NORTH_AMERICAN.test(digits);
/** Dialed before the code of a country: 00 in most countries, 011 in North America. */
const ABROAD = /^\(?(?:00|011)\)?(?=[\s().-]*[1-9])/;
const EXTENSION = /(?:;ext=|,|#|\bextn?\b\.?|\bextension\b|\bx|(?<=\d)x)[\s:.]*(\d{1,6})$/i;

/** A phone number as it is compared. Its extension is kept apart: an office has one number. */
export type Phone = {
  /** With the code of its country, as it is dialed from everywhere; undefined for a number that doesn't name its country. */
  e164?: string;
  /** What can follow the code of the country, without what is dialed only within it. A number without a code can have several. */
  national: string[];
  extension?: string;
};

/** A country's own number for one with a country's code; undefined where the code is that of no country. */
const readAbroad = (digits: string) => {
  const parsed = parsePhoneNumber(`+${digits}`);
  return parsed?.isPossible() ? { e164: parsed.number, national: parsed.nationalNumber.replace(/^0/, '') } : undefined;
};
/**
 * Within a country 0 comes before a number in most of the world, 8 in Russia, 1 in North America and 06 in Hungary; and a code may stand
 * there without its plus.
 */
const listNational = (digits: string): string[] => {
  const bare = digits.replace(/^0{1,3}/, '');
  const abroad = mayBeginWithCode(digits) ? readAbroad(digits) : undefined;
  const others = [
    ...(/^[18]\d{10}$/.test(digits) ? [digits.slice(1)] : []),
    ...(/^06\d{8,9}$/.test(digits) ? [digits.slice(2)] : []),
    ...(abroad ? [abroad.national] : []),
  ];
  return [...new Set([bare, ...others])];
};

/** Reads a phone number as people write it; undefined for a text that is none. */
export const readPhone = (written: string): Phone | undefined => {
  const text = written.slice(0, LONGEST).normalize('NFKC').trim();
  const extension = EXTENSION.exec(text);
  const number = extension ? text.slice(0, extension.index) : text;
  const international = number.startsWith('+') || ABROAD.test(number);
  const digits = number.replace(ABROAD, '').replace(/\(0\)/, '').replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return undefined;
  const named = international ? readAbroad(digits) : undefined;
  return {
    ...(named && { e164: named.e164 }),
    national: named ? [named.national] : listNational(digits),
    ...(extension?.[1] && { extension: extension[1] }),
  };
};

/** The keys under which a phone number is found again, however it was written; most have one. */
export const listPhoneKeys = (written: string | undefined): string[] => readPhone(written ?? '')?.national ?? [];

/** Whether two are one number: with and without the code of its country, and whatever extension. */
export const isSameNumber = (a: Phone, b: Phone): boolean =>
  a.e164 && b.e164 ? a.e164 === b.e164 : a.national.some((number) => b.national.includes(number));

/** Whether two texts are one number; texts that are none are compared as they are. */
export const isSamePhone = (one: string, other: string): boolean => {
  const [a, b] = [readPhone(one), readPhone(other)];
  return a && b ? isSameNumber(a, b) : one.trim() === other.trim();
};
