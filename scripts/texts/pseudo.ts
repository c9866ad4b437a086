import { formsText, readForms } from './plural-forms';

/** The language that is none: English with marks on its letters. What stands on a screen without them went past the catalogue. */
export const PSEUDO = 'en-XA';

const PLAIN = 'AEIOUYaeiouycnsCNS';
const MARKED = 'ÀÉÎÕÜÝàéîõüýçñšÇÑŠ';
const FILLED_IN = /\{\w+\}|<\/?\w+\/?>/g;

const letters = (words: string) => words.replace(/\p{L}/gu, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter);
const marked = (words: string): string => {
  let written = '';
  let from = 0;
  for (const kept of words.matchAll(FILLED_IN)) {
    written += letters(words.slice(from, kept.index)) + kept[0];
    from = kept.index + kept[0].length;
  }
  return written + letters(words.slice(from));
};

/** A text in it: `Save {name}` is `Šàvé {name}`. */
export const pseudo = (text: string): string => {
  const forms = readForms(text);
  if (!forms) return marked(text);
  return formsText(Object.fromEntries(Object.entries(forms).map(([kind, words]) => [kind, marked(words)])));
};
