import { isProven } from './check-digit';

/** What scanners take digits for, and the reverse. */
const DIGIT_FOR: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const LETTER_FOR: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' };
const toDigits = (letters: string) => letters.replace(/[A-Z]/g, (letter) => DIGIT_FOR[letter] ?? letter);
const toLetters = (letters: string) => letters.replace(/\d/g, (digit) => LETTER_FOR[digit] ?? digit);

type Range = readonly [start: number, end: number];
/** Where a line has figures only and where letters only, and the number of the document with the digit that proves it. */
type Places = { digits: readonly Range[]; letters: readonly Range[]; number?: Range };
const onLine = (line: string, { digits, letters }: Places): string => {
  let corrected = line;
  const put = ([start, end]: Range, change: (text: string) => string) => {
    corrected = corrected.slice(0, start) + change(corrected.slice(start, end)) + corrected.slice(end);
  };
  for (const range of digits) put(range, toDigits);
  for (const range of letters) put(range, toLetters);
  return corrected;
};

const MOST_DOUBTFUL = 6;
/** The one reading of a document's number, with letters taken for digits, that its check digit proves; undefined where there is none or several. */
const correctNumber = (number: string, digit: string, fits: (number: string) => boolean): string | undefined => {
  const doubtful = [...number].flatMap((letter, at) => (DIGIT_FOR[letter] ? [at] : []));
  if (doubtful.length > MOST_DOUBTFUL) return undefined;
  const found: string[] = [];
  for (let chosen = 1; chosen < 2 ** doubtful.length; chosen++) {
    const letters = [...number];
    for (const [i, at] of doubtful.entries()) if (chosen & (2 ** i)) letters[at] = DIGIT_FOR[letters[at] ?? ''] ?? '';
    const candidate = letters.join('');
    if (isProven(candidate, digit) && fits(candidate)) found.push(candidate);
  }
  return found.length === 1 ? found[0] : undefined;
};

const ALL = 99;
const TWO: readonly Places[] = [
  {
    digits: [],
    letters: [
      [0, 1],
      [2, ALL],
    ],
  },
  {
    digits: [
      [9, 10],
      [13, 20],
      [21, 28],
    ],
    letters: [
      [10, 13],
      [20, 21],
    ],
    number: [0, 9],
  },
];
const THREE: readonly Places[] = [
  {
    digits: [[14, 15]],
    letters: [
      [0, 1],
      [2, 5],
    ],
    number: [5, 14],
  },
  {
    digits: [
      [0, 7],
      [8, 15],
      [29, 30],
    ],
    letters: [
      [7, 8],
      [15, 18],
    ],
  },
  { digits: [], letters: [[0, ALL]] },
];

/**
 * Lines as they must have been printed: a figure can't stand where only letters do, and a number is the one that its check digits prove. `isWhole`
 * tells whether the digit over all of the lines proves them.
 */
export const correctLines = (lines: readonly string[], isWhole: (lines: readonly string[]) => boolean): string[] => {
  const isVisa = lines[0]?.startsWith('V');
  const places = lines.length === THREE.length ? THREE : TWO;
  const corrected = lines.map((line, i) => {
    const own = places[i];
    if (!own) return line;
    const last = lines.length === TWO.length && i === 1 && !isVisa ? ([[line.length - 1, line.length]] as const) : [];
    return onLine(line, { ...own, digits: [...own.digits, ...last] });
  });
  const at = places.findIndex(({ number }) => number);
  const [start, end] = places[at]?.number ?? [0, 0];
  const line = corrected[at] ?? '';
  const [number, digit] = [line.slice(start, end), line.charAt(end)];
  if (isProven(number, digit) || digit === '<') return corrected;
  const withNumber = (other: string) => corrected.with(at, line.slice(0, start) + other + line.slice(end));
  const found = correctNumber(number, digit, (other) => isVisa || isWhole(withNumber(other)));
  return found ? withNumber(found) : corrected;
};
