import { findTexts } from './find-texts';
import { inPage } from './html-page';
import { ENGLISH, isLanguage, translatorFor } from './language';
import { toPseudoCatalogue } from './lingui/pseudo-catalogue';
import { PSEUDO } from './pseudo';
import { collectTechnicalValues, sources } from './sources';
import { translateSource } from './translate-source';

/** Days and counts on a page follow the language. What core writes it reads back, amounts of money above all, and that stays. */
const STAYS = /^packages\/core\/src\/(?!kernel\/language\.ts)/;

/** What puts the sources of the product below a folder into a language. Throws where nobody has begun that language. */
export const translator = (language: string, root: string) => {
  if (!isLanguage(language)) throw new Error(`${language} is not the name of a language: write it like de-DE.`);
  const translate = translatorFor(language, root);
  const all = sources(root);
  const kept = collectTechnicalValues(all);
  const known = new Map(all.map(({ file }) => [`${root}${file}`, file]));
  return {
    /** A source by its full path; none where it has no texts of the product. */
    source: (path: string, code: string): string | undefined => {
      if (language === PSEUDO && path.startsWith(root)) {
        const catalogue = toPseudoCatalogue(path.slice(root.length), root);
        if (catalogue) return catalogue;
      }
      const file = known.get(path);
      if (!file) return undefined;
      const said = translateSource(code, findTexts(file, code, kept).texts, translate);
      return STAYS.test(file) ? said : said.replaceAll(`'${ENGLISH}'`, `'${language}'`);
    },
    /** The page that the app is loaded by. */
    page: (html: string): string => inPage(html, language, translate),
  };
};
