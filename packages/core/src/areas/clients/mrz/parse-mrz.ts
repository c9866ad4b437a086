import { isDay } from '../../../base/days';
import { countryName, findCountry } from '../../lookups/public';
import type { TravelDocumentDraft } from '../travel-document';
import { isProven } from './check-digit';

/** What can be proven in machine-readable lines, and by which word a person knows it. */
export const MRZ_PARTS = {
  number: 'document number',
  birth_date: 'date of birth',
  expiration: 'expiration date',
  whole: 'lines as a whole',
} as const;
export type MrzPart = keyof typeof MRZ_PARTS;

/** What machine-readable lines say of a document, and which parts their check digits do not prove. */
export type MrzReading = {
  fields: Partial<
    Pick<
      TravelDocumentDraft,
      'kind' | 'document_type' | 'country' | 'names' | 'nationality' | 'gender' | 'birth_date' | 'expiration'
    >
  > & { number?: string };
  wrong: MrzPart[];
};

/** The lines of each size of document by how many they are and how long. Source: ICAO Doc 9303, parts 4 to 7. */
const SIZES = [
  { lines: 2, length: 44 },
  { lines: 2, length: 36 },
  { lines: 3, length: 30 },
] as const;
const NEW_MILLENNIUM = 2000;
const CENTURY = 100;

/** Ninety letters are all there are, with room for blanks between them. */
const LONGEST_TEXT = 1000;

/** The lines as they are printed, however they were pasted: spaces, small letters and quotes for fillers. Undefined where they are of no size. */
const toLines = (text: string): string[] | undefined => {
  if (text.length > LONGEST_TEXT) return undefined;
  const typed = text
    .toUpperCase()
    .replace(/[«‹]/g, (mark) => (mark === '«' ? '<<' : '<'))
    .split(/\r?\n/)
    .map((line) => line.replace(/\s/g, ''))
    .filter(Boolean);
  const all = typed.join('');
  const size = SIZES.find(
    ({ lines, length }) =>
      all.length === lines * length && (typed.length === 1 || typed.every((line) => line.length === length)),
  );
  if (!size || /[^A-Z0-9<]/.test(all)) return undefined;
  return Array.from({ length: size.lines }, (_, i) => all.slice(i * size.length, (i + 1) * size.length));
};

const words = (letters: string) => letters.replace(/</g, ' ').trim().replace(/ +/g, ' ');
const toCountry = (code: string) => {
  const country = findCountry(words(code));
  return country ? countryName(country) : words(code);
};
/** Given names first, as people say them. */
const toNames = (letters: string): string => {
  const [family = '', given = ''] = letters.split('<<');
  return words(`${given} ${family}`);
};
/** `840602` as a day. Births are in the past, and papers of today end in this century. */
const toDay = (letters: string, latestYear: number): string | undefined => {
  const [year, month, date] = [letters.slice(0, 2), letters.slice(2, 4), letters.slice(4, 6)];
  const full = NEW_MILLENNIUM + Number(year);
  const day = `${full > latestYear ? full - CENTURY : full}-${month}-${date}`;
  return isDay(day) ? day : undefined;
};
const GENDERS: Readonly<Record<string, TravelDocumentDraft['gender']>> = { F: 'female', M: 'male', X: 'unspecified' };

/** The parts of the lines, wherever a size has them. */
type Parts = Record<
  'type' | 'country' | 'names' | 'number' | 'nationality' | 'birth' | 'gender' | 'expires',
  string
> & {
  proofs: Record<MrzPart, readonly [letters: string, digit: string]>;
};

const readTwoLines = (first: string, second: string): Parts => {
  const last = second.length - 1;
  const isVisa = first.startsWith('V');
  return {
    type: first.slice(0, 2),
    country: first.slice(2, 5),
    names: first.slice(5),
    number: second.slice(0, 9),
    nationality: second.slice(10, 13),
    birth: second.slice(13, 19),
    gender: second.charAt(20),
    expires: second.slice(21, 27),
    proofs: {
      number: [second.slice(0, 9), second.charAt(9)],
      birth_date: [second.slice(13, 19), second.charAt(19)],
      expiration: [second.slice(21, 27), second.charAt(27)],
      // A visa has no digit over all of it.
      whole: isVisa
        ? ['', '<']
        : [second.slice(0, 10) + second.slice(13, 20) + second.slice(21, last), second.charAt(last)],
    },
  };
};

const readThreeLines = (first: string, second: string, third: string): Parts => {
  // A number that is too long for its place goes on behind it.
  const rest = first.charAt(14) === '<' ? (/^[A-Z0-9]+/.exec(first.slice(15))?.[0] ?? '') : '';
  const number = first.slice(5, 14) + rest.slice(0, -1);
  return {
    type: first.slice(0, 2),
    country: first.slice(2, 5),
    names: third,
    number,
    nationality: second.slice(15, 18),
    birth: second.slice(0, 6),
    gender: second.charAt(7),
    expires: second.slice(8, 14),
    proofs: {
      number: [number, rest ? rest.slice(-1) : first.charAt(14)],
      birth_date: [second.slice(0, 6), second.charAt(6)],
      expiration: [second.slice(8, 14), second.charAt(14)],
      whole: [first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29), second.charAt(29)],
    },
  };
};

const toKind = (type: string): TravelDocumentDraft['kind'] | undefined => {
  if (type.startsWith('V')) return 'visa';
  return type.startsWith('P') || type === 'IP' ? 'passport' : undefined;
};

/**
 * Reads the machine-readable lines of a passport, a card or a visa, as typed or pasted. Undefined where they are not such lines; what a check digit does
 * not prove is read all the same, and said. Source: ICAO Doc 9303.
 */
export const parseMrz = (text: string, today: string): MrzReading | undefined => {
  const [first, second, third] = toLines(text) ?? [];
  if (!first || !second) return undefined;
  const parts = third ? readThreeLines(first, second, third) : readTwoLines(first, second);
  const thisYear = Number(today.slice(0, 4));
  const [type, gender, number] = [words(parts.type), GENDERS[parts.gender], words(parts.number).replace(/ /g, '')];
  const birth_date = toDay(parts.birth, thisYear);
  const expiration = toDay(parts.expires, NEW_MILLENNIUM + CENTURY);
  const kind = toKind(parts.type);
  const proofs = Object.entries(parts.proofs) as [MrzPart, readonly [string, string]][];
  return {
    fields: {
      ...(kind && { kind }),
      ...(type && { document_type: type }),
      country: toCountry(parts.country),
      names: toNames(parts.names),
      ...(number && { number }),
      nationality: toCountry(parts.nationality),
      ...(gender && { gender }),
      ...(birth_date && { birth_date }),
      ...(expiration && { expiration }),
    },
    wrong: proofs.flatMap(([part, [letters, digit]]) => (isProven(letters, digit) ? [] : [part])),
  };
};
