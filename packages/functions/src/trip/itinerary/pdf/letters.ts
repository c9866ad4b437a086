/** What both of the brand's faces can draw, in text and in titles, line ends included. */
const DRAWN =
  /^[\n -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u017e\u0192\u01a0\u01a1\u01af\u01b0\u01fa-\u021b\u0259\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20a9\u20ab\u20ac\u20b1\u20b2\u20b5\u20b9\u20ba\u20bd\u2122\u2212]*$/;

/** Whether the brand's faces draw all of a text. */
export const isDrawnByBrand = (text: string): boolean => DRAWN.test(text);

const SPACES = /[\t\u2000-\u200a\u202f\u205f\u3000]/g;
const SILENT = /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cc}(?<!\n)/gu;
const HYPHENS = /[\u2010\u2011]/g;
/** Points under and over Hebrew letters. The renderer moves each of them to the letter before; without them the text reads as in a newspaper. */
const HEBREW_POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(HEBREW_POINTS, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(SILENT, '')
    .replaceAll(HYPHENS, '-');

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The letters of a text as a reader counts them, each with its accents: a family of emoji is one, and so is a syllable of Hindi. What the
 * brand's faces draw is left in one piece.
 */
export const splitLetters = (text: string): string[] => {
  const plain = clean(text);
  return isDrawnByBrand(plain) ? [plain] : Array.from(segmenter.segment(plain), ({ segment }) => segment);
};

const JOINERS = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * In which forms a letter may be drawn, best first: as the brand's faces draw it, as it is, without its joiners, and spelled out, as `ﬁ` is
 * `fi` and `℃` is `°C`.
 */
export const formsOf = (letter: string): string[] => {
  const bare = letter.replaceAll(JOINERS, '');
  if (isDrawnByBrand(bare)) return [bare];
  return [...new Set([letter, bare, bare.normalize('NFKC').replaceAll('\u2044', '/')])];
};
