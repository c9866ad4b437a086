/** Longer than any number that a person writes. */
const LONGEST = 64;

const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u066b\u066c]/g;
/** The digits and separators of Arabic and Persian as those of English. */
const toWestern = (letter: string): string => {
  if (letter === '\u066b') return '.';
  if (letter === '\u066c') return "'";
  const code = letter.charCodeAt(0);
  return String(code - (code >= 0x06f0 ? 0x06f0 : 0x0660));
};
const normalize = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(EASTERN_DIGITS, toWestern)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[’‘´`ʼ]/g, "'")
    .replace(/[−–—‒‐‑]/g, '-')
    .trim();

/** What may stand beside a number: the code or the sign of a currency. Other letters could mean thousands (2k) or a credit (CR). */
const CURRENCY = /^(?:[A-Z]{3}|[A-Z]{0,3}\p{Sc}|kr\.?|zł|Kč|S?Fr\.?|Rs\.?|Ft|lei|лв\.?|руб\.?|р\.?|TL|din\.?)$/iu;
const MULTIPLES = /^(?:mio|mln|mrd|tsd|mil|bln)$/i;
const isCurrency = (mark: string) => mark === '' || (CURRENCY.test(mark) && !MULTIPLES.test(mark));

/** Whether a number is below zero by what stands around its digits: -1, 1-, (1), 1,- is none. Undefined for what can't be understood. */
const readSign = (before: string, after: string): boolean | undefined => {
  const [left, right] = [before, after].map((text) => text.replaceAll(' ', ''));
  if (left === undefined || right === undefined) return undefined;
  // Swiss and Dutch prices without cents: 12.- and 12,-
  const cents = /^[.,](?:-{1,2})?(?=$|[^-])/.exec(right)?.[0] ?? '';
  const tail = right.slice(cents.length);
  const marks = [...left, ...tail].filter((letter) => '+-()'.includes(letter)).join('');
  const [front, back] = [left, tail].map((text) => text.replace(/[-+()]/g, ''));
  if (!isCurrency(front ?? '') || !isCurrency(back ?? '')) return undefined;
  if (marks === '' || marks === '+') return false;
  return marks === '-' || marks === '()' ? true : undefined;
};

const isGrouped = (groups: readonly string[], separator: string): boolean => {
  const [first = '', ...others] = groups;
  const last = others.pop();
  if (!/^[1-9]\d{0,2}$/.test(first) || last?.length !== 3) return false;
  if (others.every((group) => group.length === 3)) return true;
  // Lakhs and crores: 12,34,567
  return separator === ',' && first.length < 3 && others.every((group) => group.length === 2);
};
const digitsIn = (text: string): string | undefined => {
  const separator = /\D/.exec(text)?.[0];
  if (separator === undefined) return text;
  const groups = text.split(separator);
  return isGrouped(groups, separator) ? groups.join('') : undefined;
};

/** Digits with separators: as a whole number with groups of thousands, as a number with decimals, as both or as neither. */
const readSize = (size: string): string[] => {
  const whole = digitsIn(size);
  const at = Math.max(size.lastIndexOf('.'), size.lastIndexOf(','));
  const head = size.slice(0, Math.max(at, 0));
  const fraction = size.slice(at + 1);
  const once = at >= 0 && !head.includes(size[at] ?? '') && /^\d+$/.test(fraction);
  const front = once ? digitsIn(head) : undefined;
  return [...(whole === undefined ? [] : [whole]), ...(front === undefined ? [] : [`${front || '0'}.${fraction}`])];
};

/**
 * The numbers that a text can mean, as decimal strings with a point: one for `1.234,56`, `(120.00)`, `1 234,50`, `€ 99,90` and `12,5`; two for
 * `1,234` and `1.234`, first with thousands and then with decimals; none for a text that isn't a number.
 */
export const readNumbers = (written: string): string[] => {
  if (written.length > LONGEST) return [];
  const text = normalize(written);
  const digit = text.search(/\d/);
  if (digit < 0) return [];
  const first = /[.,]/.test(text[digit - 1] ?? '') && !/\p{L}/u.test(text[digit - 2] ?? '') ? digit - 1 : digit;
  const last = text.length - [...text].toReversed().findIndex((letter) => /\d/.test(letter));
  const size = text.slice(first, last);
  const negative = /[^\d.,' ]/.test(size) ? undefined : readSign(text.slice(0, first), text.slice(last));
  return negative === undefined ? [] : readSize(size).map((number) => `${negative ? '-' : ''}${number}`);
};

/** What a written number or amount means: one of `T`, one of two, or nothing that we understand. */
export type Reading<T> = { kind: 'clear'; value: T } | { kind: 'unclear'; values: readonly [T, T] } | { kind: 'none' };

/** The number in a text, as a decimal string; one that could be two is unclear, first with thousands and then with decimals. */
export const readNumber = (written: string): Reading<string> => {
  const [first, second] = readNumbers(written);
  if (first === undefined) return { kind: 'none' };
  return second === undefined ? { kind: 'clear', value: first } : { kind: 'unclear', values: [first, second] };
};

/** Whether there is a digit in a text: without one it is no number, however it is read. */
export const hasDigit = (written: string): boolean =>
  /\d/.test(
    written
      .slice(0, LONGEST * 2)
      .replace(EASTERN_DIGITS, toWestern)
      .normalize('NFKC'),
  );

/** A number with three decimals in a spelling that can't be taken for thousands. */
export const spellDecimals = (number: string): string => {
  const short = number.replace(/0{1,2}$/, '');
  return short === number ? `${number}0` : short;
};
