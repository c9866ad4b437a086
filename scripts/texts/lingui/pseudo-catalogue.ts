import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pseudo } from '../pseudo';
import { CATALOGUES, getCatalogueFile, getCompiledFile } from './catalogues';
import { compileCatalogue } from './compiled';

const ENGLISH_FILES = new Map(CATALOGUES.map((catalogue) => [getCompiledFile('en', catalogue), catalogue]));
const ID = /^msgid "(.+)"$/gm;

/** The English texts of a compiled file with marks on their letters; nothing for any other source. */
export const toPseudoCatalogue = (file: string, root: string): string | undefined => {
  const catalogue = ENGLISH_FILES.get(file);
  if (!catalogue) return undefined;
  const translated = readFileSync(path.join(root, getCatalogueFile('en', catalogue)), 'utf8');
  const texts = [...translated.matchAll(ID)].map(([, id = '']): string => JSON.parse(`"${id}"`));
  return compileCatalogue(new Map(texts.map((text) => [text, text])), pseudo);
};
