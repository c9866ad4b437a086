const needsQuotes = /[,;"]|^\s|\s$/;
const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
/** Values of a list in one cell. Source: R-ACC-112, R-ACC-115. */
export const joinList = (values: readonly string[]): string =>
  values.map((value) => (needsQuotes.test(value) ? quote(value) : value)).join('; ');

const QUOTED_OR_PLAIN = (separator: string) =>
  new RegExp(`\\s*(?:"((?:[^"]|"")*)"(?=\\s*(?:${separator}|$))|([^${separator}]*))(?:${separator}|$)`, 'gy');
/** The values of a cell: between semicolons where there are any outside quotes, else between commas. */
export const splitList = (cell: string): string[] => {
  const bare = cell.replace(/"(?:[^"]|"")*"/g, '');
  const separator = bare.includes(';') ? ';' : ',';
  const values: string[] = [];
  const pattern = QUOTED_OR_PLAIN(separator);
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
