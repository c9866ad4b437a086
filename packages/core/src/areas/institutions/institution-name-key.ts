import { foldText } from '../../store/search/search-text';

/** What a company is, which people leave out of its name as often as not. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'inc incorporated llc llp ltd limited corp corporation co company gmbh ag sa srl bv plc spa'.split(' '),
);
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAX_LETTERS = 80;

/** The words of an institution's name that tell it apart, folded: `The Ritz-Carlton Co., Inc.` is `ritz carlton`. */
export const listNameWords = (name: string): string[] => {
  const words = foldText(name.replaceAll('&', ' and ').replaceAll(/['’]/g, '')).match(WORD) ?? [];
  const telling = words.filter((word, i) => !LEGAL_FORMS.has(word) && !(word === 'the' && i === 0));
  return telling.length > 0 ? telling : words;
};

/** What a name is compared by, however it is written. */
export const toNameKey = (name: string): string => listNameWords(name).join(' ').slice(0, MAX_LETTERS);
