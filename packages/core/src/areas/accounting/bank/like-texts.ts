import { foldText } from '../../../store/search/search-text';

/** Words of a name that say nothing of whose it is: titles, and what companies are called after their legal form. */
const EMPTY = new Set(
  'mr mrs ms miss dr prof herr frau sr sra srta don dona and und y et the ltd limited inc llc llp plc corp co company gmbh ag kg ug sa sas sarl srl sl bv nv oy ab as aps spa pty'.split(
    ' ',
  ),
);
/** Shorter words alone don’t tell one name from another. */
const TELLING = 4;

const toWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** A text of a bank, as it is compared. */
export type Folded = { words: ReadonlySet<string>; spaced: string };
export const foldBankText = (...texts: readonly (string | undefined)[]): Folded => {
  const words = texts.flatMap((text) => toWords(text ?? ''));
  return { words: new Set(words), spaced: ` ${words.join(' ')} ` };
};

/**
 * Whether a text names somebody: each word of the name is in it, in whichever order, titles and legal forms aside; `like` where only one that tells
 * is. Banks write names in capitals, without accents, and cut them short.
 */
export const compareName = ({ words }: Folded, name: string): 'same' | 'like' | undefined => {
  const wanted = [...new Set(toWords(name).filter((word) => !EMPTY.has(word)))];
  const telling = wanted.filter((word) => word.length >= TELLING);
  if (wanted.length === 0) return undefined;
  const found = wanted.filter((word) => words.has(word));
  if (found.length === wanted.length && (wanted.length > 1 || telling.length > 0)) return 'same';
  return found.some((word) => word.length >= TELLING) ? 'like' : undefined;
};

/** A code of which nothing but a few digits is left says nothing in a text full of digits. */
const SHORTEST_DIGITS = 4;
/** Whether a text has a code, such as the number of an invoice: whole, however it is set apart, zeros before its digits aside. */
export const hasCode = ({ spaced }: Folded, code: string): boolean => {
  const parts = foldText(code).match(/\p{L}+|\p{N}+/gu) ?? [];
  const digits = parts.join('').replace(/\P{N}/gu, '');
  const isTelling = parts.length > 1 ? digits.length > 0 : digits.length >= SHORTEST_DIGITS;
  if (!isTelling) return false;
  const pattern = parts.map((part) => (/^\d+$/.test(part) ? `0*${part.replace(/^0+(?=\d)/, '')}` : part)).join(' ?');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(spaced);
};
