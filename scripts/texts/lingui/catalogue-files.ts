import { existsSync, readFileSync } from 'node:fs';
import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { ClientLanguage } from '@wayline/core/base/client-language';
import { CATALOGUES, type Catalogue, getCatalogueFile, getCompiledFile } from './catalogues';
import { compileCatalogue } from './compiled';
import { extractCatalogue, type TextPlaces } from './extract';
import { findTranslationFault, hasForms } from './translation-faults';

const SOURCE = 'en';
// The sentence is its own id: a reader of a catalogue, or of a source, sees the words.
const po = formatter({ explicitIdAsDefault: true, lineNumbers: false });
/** It would differ with each run. */
const DATED = /^"POT-Creation-Date: .*\n/m;

/** The translations of a catalogue by the English text, as its file has them. */
export type Translations = Readonly<Record<string, string>>;
type ReadTranslations = (language: ClientLanguage, catalogue: Catalogue) => Promise<Translations>;

const readTranslations: ReadTranslations = async (language, catalogue) => {
  const filename = getCatalogueFile(language, catalogue);
  if (!existsSync(filename)) return {};
  const known = await po.parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: SOURCE, filename });
  return Object.fromEntries(Object.entries(known).map(([id, { translation = '' }]) => [id, translation]));
};

/** A file as it should be, what is wrong in it, and what was translated before and is gone. */
export type TextFile = { file: string; content: string; faults: string[]; gone: string[] };

const writeLanguage = async (
  language: ClientLanguage,
  catalogue: Catalogue,
  texts: TextPlaces,
  known: Translations,
): Promise<TextFile[]> => {
  const file = getCatalogueFile(language, catalogue);
  const translated = new Map([...texts.keys()].map((id) => [id, language === SOURCE ? id : (known[id] ?? '')]));
  const next: CatalogType = Object.fromEntries(
    [...texts].map(([id, files]) => [
      id,
      { translation: translated.get(id), origin: files.map((place): [string] => [place]) },
    ]),
  );
  const written = { locale: language, sourceLocale: SOURCE, filename: file, existing: undefined };
  const content = (await po.serialize(next, written)).replace(DATED, '');
  const faults = [...translated].flatMap(([id, text]) => findTranslationFault(id, text) ?? []);
  if (catalogue.plain)
    faults.push(
      ...[...texts.keys()].filter(hasForms).map((id) => `“${id}” has forms, which no script on a phone reads`),
    );
  const gone = Object.entries(known).flatMap(([id, text]) =>
    language !== SOURCE && text && !texts.has(id) ? [`“${id}” was “${text}”`] : [],
  );
  // A text that is not translated yet, or not as it should be, is said in English.
  const spoken = new Map([...translated].map(([id, text]) => [id, findTranslationFault(id, text) ? id : text]));
  return [
    { file, content, faults, gone },
    { file: getCompiledFile(language, catalogue), content: compileCatalogue(spoken), faults: [], gone: [] },
  ];
};

/** Every catalogue in every language and what is compiled from it, as the sources and the translations have them now. */
export const buildTextFiles = async (read: ReadTranslations = readTranslations): Promise<TextFile[]> => {
  const files: TextFile[][] = [];
  const found = new Map<string, TextPlaces>();
  for (const catalogue of CATALOGUES) {
    const carried = new Set(catalogue.beside.flatMap((name) => [...(found.get(name)?.keys() ?? [])]));
    const texts = new Map([...(await extractCatalogue(catalogue))].filter(([text]) => !carried.has(text)));
    found.set(catalogue.name, texts);
    for (const language of ClientLanguage.options)
      files.push(await writeLanguage(language, catalogue, texts, await read(language, catalogue)));
  }
  return files.flat();
};
