import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readForms } from './plural-forms';
import { PSEUDO, pseudo } from './pseudo';
import type { Translate } from './translate-source';

export const ENGLISH = 'en-US';

/** The words of one language by the English text; an empty one is not translated yet. */
export type Words = Readonly<Record<string, string>>;

export const getLanguageFile = (language: string, root = process.cwd()) => path.join(root, 'texts', `${language}.json`);

/** What stands in the file of a language; nothing where there is none. */
export const readWords = (language: string, root?: string): Words | undefined => {
  const file = getLanguageFile(language, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : undefined;
};

/** How texts are said in a language. Throws where nobody has begun it. */
export const translatorFor = (language: string, root?: string): Translate => {
  if (language === PSEUDO) return pseudo;
  const words = readWords(language, root);
  if (!words)
    throw new Error(`There is no ${getLanguageFile(language, root)}: begin it with npm run texts ${language}.`);
  return (text) => words[text] || undefined;
};

/** Whether it is a language as browsers and Intl know it, written as they do. */
export const isLanguage = (name: string): boolean => {
  try {
    return Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
};

const marksIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}|<\/?\w+\/?>/g))].toSorted();

const faultOf = (text: string, words: string): string | undefined => {
  if (Boolean(readForms(text)) !== Boolean(readForms(words))) return 'is not written as {count, plural, … other {…}}';
  const wanted = marksIn(text);
  const given = marksIn(words);
  const unknown = given.filter((mark) => !wanted.includes(mark));
  if (unknown.length > 0) return `holds ${unknown.join(' ')}, which the text does not have`;
  // A form for one may go without its number.
  const lacking = readForms(text) ? [] : wanted.filter((mark) => !given.includes(mark));
  return lacking.length > 0 ? `lacks ${lacking.join(' ')}` : undefined;
};

/** What is wrong with the words of a language: texts that are gone, and marks that do not fit. */
export const faultsOfWords = (words: Words, texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(words).flatMap(([text, said]) => {
    if (!(text in texts)) return [`“${text}” is no text any more: npm run texts takes it out`];
    const fault = said === '' ? undefined : faultOf(text, said);
    return fault ? [`“${said}” ${fault}`] : [];
  });
