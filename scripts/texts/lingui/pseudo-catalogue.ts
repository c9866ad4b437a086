import { pseudo } from '../pseudo';
import { CATALOGUES, getCompiledFile } from './catalogues';
import { compileCatalogue, getIds } from './compiled';

const ENGLISH_FILES = new Set(CATALOGUES.map((catalogue) => getCompiledFile('en', catalogue)));

/** The English texts of a compiled file with marks on their letters; nothing for any other source. */
export const toPseudoCatalogue = (file: string, code: string): string | undefined =>
  ENGLISH_FILES.has(file) ? compileCatalogue(new Map(getIds(code).map((id) => [id, id])), pseudo) : undefined;
