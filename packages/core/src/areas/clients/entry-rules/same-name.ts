const NOT_A_NAME = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'jr', 'sr', 'ii', 'iii', 'iv']);
/** Letters that have no accent to take off, as machine-readable lines write them. Source: ICAO Doc 9303-3, section 6. */
const WRITTEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'a',
  œ: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
/** Ü is written U or UE, Å is A or AA: both become one letter, in both names. */
const DOUBLED = /([aou])e|aa/g;

const listWords = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđðłþı]/g, (letter) => WRITTEN[letter] ?? letter)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !NOT_A_NAME.has(word))
    .map((word) => word.replace(DOUBLED, (_, letter = 'a') => letter));

/** A word, or the initial that stands for it. */
const isWord = (word: string, other: string) =>
  word === other || (word.length === 1 && other.startsWith(word)) || (other.length === 1 && word.startsWith(other));
const holds = (words: readonly string[], wanted: readonly string[]) =>
  wanted.every((word) => words.some((other) => isWord(word, other)));
/** The words written as one, beginning with any of them: family names come first on passports, and lose their spaces. */
const listWritings = (words: readonly string[]) =>
  words.map((_, i) => [...words.slice(i), ...words.slice(0, i)].join(''));

/**
 * Whether two names can be the same person's: in any order, with or without accents, titles and middle names. One that has only one word in common
 * with the other is another name, unless that word is all of it.
 */
export const isSameName = (a: string, b: string): boolean => {
  const [one, other] = [listWords(a), listWords(b)];
  if (one.length === 0 || other.length === 0) return true;
  if (listWritings(one).includes(other.join(''))) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length > 1 && holds(long, short);
};
