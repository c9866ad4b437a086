import { transformAsync } from '@babel/core';
import extractMessages, { type ExtractedMessage } from '@lingui/babel-plugin-extract-messages';
import { makeConfig } from '@lingui/conf';
import { type Catalogue, catalogueSources } from './catalogues';

const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' }, { skipValidation: true });

/** What the extractor passes over without a word: it knows the name `i18n` alone, and no text within a call that is made of others. */
const UNSEEN = /(?<!\bi18n)\._\(|\bi18n\._\(\s*`/g;
/** Where a source says a text that would be in no catalogue. */
export const findUnseenTexts = (code: string): string[] =>
  [...code.matchAll(UNSEEN)].map(({ index, 0: call }) => `line ${code.slice(0, index).split('\n').length}: ${call}`);

/** The texts of a catalogue, in the order of the alphabet, and the sources that say each. */
export type TextPlaces = ReadonlyMap<string, readonly string[]>;

/** The texts of one source, as Lingui's own extractor finds them: `i18n._('…')`, `<Trans id="…">` and words after `i18n` in a comment. */
export const extractTexts = async (file: string, code: string): Promise<string[]> => {
  const found: string[] = [];
  await transformAsync(code, {
    filename: file,
    code: false,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[extractMessages, { linguiConfig, onMessageExtracted: ({ id }: ExtractedMessage) => found.push(id) }]],
  });
  return found;
};

/** Every text of a catalogue. Throws where a source says one in a way that the extractor does not see. */
export const extractCatalogue = async (catalogue: Catalogue): Promise<TextPlaces> => {
  const places = new Map<string, string[]>();
  for (const { file, code } of catalogueSources(catalogue)) {
    const [unseen] = findUnseenTexts(code);
    if (unseen)
      throw new Error(`${file}, ${unseen} is not seen by the extractor: call it i18n and write the text out.`);
    for (const text of new Set(await extractTexts(file, code))) places.set(text, [...(places.get(text) ?? []), file]);
  }
  return new Map([...places].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
