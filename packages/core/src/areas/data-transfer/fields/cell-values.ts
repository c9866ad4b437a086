import { INTEREST_SEPARATOR, PREFERENCE_SEPARATOR } from '../../clients/public-schemas';

/** Lists as they are in one cell: values are written with the first separator between them, and read with the second where the first is in no cell. */
const SEPARATORS = { list: [';', PREFERENCE_SEPARATOR], interests: [INTEREST_SEPARATOR, ';'] } as const;
type ListKind = keyof typeof SEPARATORS;

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
const needsQuotes = (value: string, kind: ListKind) =>
  value.trim() !== value || ['"', ...SEPARATORS[kind]].some((one) => value.includes(one));
/** Values of a list in one cell. Source: R-ACC-077, R-ACC-112, R-ACC-115 (G-163). */
export const joinList = (values: readonly string[], kind: ListKind = 'list'): string =>
  values.map((value) => (needsQuotes(value, kind) ? quote(value) : value)).join(SEPARATORS[kind][0]);

const QUOTED_OR_PLAIN = (separator: string) =>
  new RegExp(`\\s*(?:"((?:[^"]|"")*)"(?=\\s*(?:${separator}|$))|([^${separator}]*))(?:${separator}|$)`, 'gy');
/** The values of a cell: between semicolons where there are any outside quotes, else between commas; interests between number signs, else semicolons. */
export const splitList = (cell: string, kind: ListKind = 'list'): string[] => {
  const bare = cell.replace(/"(?:[^"]|"")*"/g, '');
  const [first, second] = SEPARATORS[kind];
  const values: string[] = [];
  const pattern = QUOTED_OR_PLAIN(bare.includes(first) ? first : second);
  while (pattern.lastIndex < cell.length) {
    const found = pattern.exec(cell);
    if (!found) break;
    values.push(found[1] === undefined ? (found[2] ?? '').trim() : found[1].replaceAll('""', '"').trim());
  }
  return values.filter((value) => value !== '');
};

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'on']);
const NO = new Set(['no', 'n', 'false', '0', 'off']);
export const parseFlag = (cell: string): boolean | undefined => {
  const word = cell.trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
};
export const formatFlag = (on: boolean): string => (on ? 'Yes' : 'No');

const foldWord = (text: string) => text.toLowerCase().replaceAll('.', '').trim();
/** The value that a word means, by itself or by what else it is called, with or without periods. */
export const parseChoice = (cell: string, words: Readonly<Record<string, readonly string[]>>): string | undefined => {
  const word = foldWord(cell);
  return Object.entries(words).find(([value, also]) => foldWord(value) === word || also.includes(word))?.[0];
};
