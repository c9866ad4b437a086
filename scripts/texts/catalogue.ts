import { findTexts } from './find-texts';
import { textsOfPage } from './html-page';
import { collectTechnicalValues, type Source } from './sources';

export const CATALOGUE = 'texts/en.json';

/** `packages/web/src/features/trip/trips/list/bulk.ts` is in `web/trip`. */
const areaOf = (file: string): string => {
  const [, area = '', , ...rest] = file.split('/');
  const folders = rest.slice(0, -1).filter((folder) => folder !== 'features' && folder !== 'areas');
  return [area, folders[0]].filter(Boolean).join('/');
};

export type Catalogue = {
  /** Where each text stands, by the text, in the order of the alphabet. */
  texts: Readonly<Record<string, string>>;
  /** What cannot be translated as it is written. */
  faults: string[];
};

/** Every text of the product, once, with the areas it stands in; `page` is the one that the app is loaded by. */
export const buildCatalogue = (all: readonly Source[], page = ''): Catalogue => {
  const kept = collectTechnicalValues(all);
  const areas = new Map<string, Set<string>>(textsOfPage(page).map((text) => [text, new Set(['web'])]));
  const faults: string[] = [];
  for (const { file, code } of all) {
    const found = findTexts(file, code, kept);
    for (const { text } of found.texts) areas.set(text, (areas.get(text) ?? new Set()).add(areaOf(file)));
    faults.push(...found.faults.map(({ at, why }) => `${file}:${code.slice(0, at).split('\n').length} ${why}`));
  }
  const byText = [...areas].sort(([a], [b]) => (a < b ? -1 : 1));
  return { texts: Object.fromEntries(byText.map(([text, set]) => [text, [...set].toSorted().join(', ')])), faults };
};

/** The file that translators begin from. */
export const printed = ({ texts }: Catalogue): string => `${JSON.stringify(texts, null, 2)}\n`;
