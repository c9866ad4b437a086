const MIN_LETTERS = 2;
/** Longer words are found by their first letters. */
const MAX_LETTERS = 40;
/** As many words of a search as are looked up; of more, the longest are the ones that narrow it. */
const MAX_TERMS = 8;

/** Letters that Unicode does not take apart, as people without that key type them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const ACCENTS = /[\u0300-\u036f]+/g;
const SPECIAL = /[ßæœøđðłþı]/g;
const PART = /[\p{L}\p{N}\p{M}]+/gu;
const ADDRESS = /(?<![^\s<>()[\],;:"])[^\s<>()[\],;:"][^\s<>()[\],;:"@]*@[^\s<>()[\],;:"]+/;
const DIGIT = /^\p{N}$/u;
const NUMBER = /^\d+$/;

/** A text without case and accents: `Élise Ørsted` becomes `elise orsted`. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);

const toChunks = (text: string) => foldText(text).split(/\s+/).filter(Boolean);
const toParts = (chunk: string) => chunk.match(PART) ?? [];
const cut = (word: string) => word.slice(0, MAX_LETTERS);
const isLongEnough = (word: string) => word.length >= MIN_LETTERS;

/** The words that a record with these texts is found by: `Jean-Luc` by jean, luc and jeanluc, an email address as a whole too. */
export const listWords = (texts: readonly (string | undefined)[]): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const chunk of texts.flatMap((text) => toChunks(text ?? ''))) {
    const parts = toParts(chunk);
    const address = ADDRESS.exec(chunk)?.[0];
    for (const word of address ? parts : [...parts, parts.join('')]) if (isLongEnough(word)) words.add(cut(word));
    if (address) words.add(cut(address));
  }
  return words;
};

const CODE = /^([A-Z])-([1-9]\d{0,7})$/;
/** The number of a record in the code that begins with its letter, 1042 of `T-1042`; undefined in what is no such code. */
export const parseCode = (letter: string, code: string): number | undefined => {
  const [, begin, number] = CODE.exec(code) ?? [];
  return begin === letter.toUpperCase() ? Number(number) : undefined;
};

/** One word of a search: records with a word that begins so are meant, and the one with this code. */
export type SearchTerm = { prefix: string; code?: string };

const toTerm = (prefix: string): SearchTerm => ({
  prefix: cut(prefix),
  ...(NUMBER.test(prefix) && { code: prefix }),
});

const termsOf = (chunk: string, code: RegExp | undefined): SearchTerm[] => {
  const address = ADDRESS.exec(chunk)?.[0];
  if (address) return [{ prefix: cut(address) }];
  const parts = toParts(chunk);
  const joined = parts.join('');
  const number = code?.exec(chunk)?.[1];
  if (number) return [{ prefix: cut(joined), code: number }];
  const long = parts.filter(isLongEnough);
  // A single digit is what tells one code from the next, a single letter tells little.
  const isWhole = long.length === 0 || (parts.length > 1 && parts.some((part) => DIGIT.test(part)));
  return isWhole ? [joined].filter(isLongEnough).map(toTerm) : long.map(toTerm);
};

const isSaidBy = (term: SearchTerm, others: readonly SearchTerm[]) =>
  term.code === undefined &&
  others.some((other) => other !== term && other.code === undefined && other.prefix.startsWith(term.prefix));

/**
 * The words of a search, all of which a record must have; undefined where no record can be meant, because it has no letter. Words of one letter
 * are left out. `letter` begins the codes of what is searched: with `t`, T-1042 is a code.
 */
export const parseSearch = (search: string, letter?: string): SearchTerm[] | undefined => {
  const chunks = toChunks(search).filter((chunk) => toParts(chunk).length > 0);
  if (chunks.length === 0) return undefined;
  const code = letter === undefined ? undefined : new RegExp(`^${letter}-?(\\d+)$`);
  const all = chunks.flatMap((chunk) => termsOf(chunk, code));
  const distinct = [...new Map(all.map((term) => [`${term.prefix} ${term.code}`, term])).values()];
  return distinct
    .filter((term) => !isSaidBy(term, distinct))
    .sort((a, b) => b.prefix.length - a.prefix.length)
    .slice(0, MAX_TERMS);
};

/** Whether a record with these texts and this number is meant; undefined where a search says nothing. The index gives the same answer without reading the records. */
export const searchMatcher = (search: string, letter?: string) => {
  const terms = parseSearch(search, letter);
  if (terms?.length === 0) return undefined;
  return (texts: readonly (string | undefined)[], serial?: number): boolean => {
    const words = [...listWords(texts)];
    const code = String(serial ?? '');
    const has = (term: SearchTerm) =>
      words.some((word) => word.startsWith(term.prefix)) || (term.code !== undefined && code.startsWith(term.code));
    return terms?.every(has) ?? false;
  };
};
