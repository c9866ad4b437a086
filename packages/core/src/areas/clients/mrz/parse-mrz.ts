import { isDay } from '../../../base/days';
import { countryName, findCountry } from '../../lookups/public';
import type { TravelDocumentDraft } from '../travel-document';
import { isProven } from './check-digit';
import { correctLines } from './correct-lines';

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
  /** What a scanner took for something else: as it was read, and as it must have been printed. */
  corrected: { read: string; as: string }[];
};

/** The lines of each size of document by how many they are and how long. Source: ICAO Doc 9303, parts 4 to 7. */
const SIZES = [
  { lines: 2, length: 44 },
  { lines: 2, length: 36 },
  { lines: 3, length: 30 },
] as const;
const NEW_MILLENNIUM = 2000;
const CENTURY = 100;
const LAST_DAY = '2099-12-31';

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
/** `840602` as a day: in this century, unless that is after the latest day it can be. */
const toDay = (letters: string, latest: string): string | undefined => {
  const [year, month, date] = [letters.slice(0, 2), letters.slice(2, 4), letters.slice(4, 6)];
  const full = NEW_MILLENNIUM + Number(year);
  const [recent, before] = [full, full - CENTURY].map((one) => `${one}-${month}-${date}`);
  const day = recent !== undefined && recent <= latest ? recent : before;
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

const readParts = (lines: readonly string[]): Parts => {
  const [first = '', second = '', third] = lines;
  return third === undefined ? readTwoLines(first, second) : readThreeLines(first, second, third);
};

const SAID = ['type', 'country', 'names', 'number', 'nationality', 'birth', 'expires'] as const;
/** The parts that were read otherwise than they were printed. */
const listCorrections = (read: Parts, printed: Parts): MrzReading['corrected'] =>
  SAID.filter((part) => read[part] !== printed[part]).map((part) => ({
    read: words(read[part]),
    as: words(printed[part]),
  }));

/** What is wrong with the length of lines that are nearly those of a document: which one, and how long it is and should be. */
export const findWrongLength = (text: string): { line: number; length: number; expected: number } | undefined => {
  const lines = text
    .slice(0, LONGEST_TEXT)
    .split(/\r?\n/)
    .map((line) => line.replace(/\s/g, '').replaceAll('«', '<<'))
    .filter(Boolean);
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const size = SIZES.filter((one) => one.lines === lines.length).toSorted(
    (a, b) => Math.abs(a.length - longest) - Math.abs(b.length - longest),
  )[0];
  const at = lines.findIndex((line) => line.length !== size?.length);
  return size && at >= 0 ? { line: at + 1, length: lines[at]?.length ?? 0, expected: size.length } : undefined;
};

/**
 * Reads the machine-readable lines of a passport, a card or a visa, as typed or pasted. Undefined where they are not such lines; what a check digit does
 * not prove is read all the same, and said. Source: ICAO Doc 9303.
 */
export const parseMrz = (text: string, today: string): MrzReading | undefined => {
  const lines = toLines(text);
  if (!lines) return undefined;
  const printed = correctLines(lines, (those) => isProven(...readParts(those).proofs.whole));
  const parts = readParts(printed);
  const [type, gender, number] = [words(parts.type), GENDERS[parts.gender], words(parts.number).replace(/ /g, '')];
  const birth_date = toDay(parts.birth, today);
  const expiration = toDay(parts.expires, LAST_DAY);
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
    corrected: listCorrections(readParts(lines), parts),
  };
};
