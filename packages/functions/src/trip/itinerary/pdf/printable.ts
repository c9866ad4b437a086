/** What the embedded faces can draw, line ends included. */
const DRAWN =
  /[\n -~\u00a0-\u00ac\u00ae-\u0148\u014a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/;
const SPACES = /[\t\u2000-\u200a\u202f\u205f\u3000]/g;
const SILENT = /\p{Cf}|\p{Cc}(?<!\n)|\ufe0e|\ufe0f/gu;
const HYPHENS = /[\u2010\u2011]/g;

/**
 * Pictures among the letters, with what joins them: skin, sex, families, flags and key caps. They are ornament, so they go without a
 * mark, and take the space before them along.
 */
const EMOJI =
  /[ \u00a0]?(?:\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*)/gu;
/** What Unicode counts among them, and the faces draw as letters. */
const LETTERS = /[\u00a9\u00ae\u2122]/;

/** Stands where a text could not be drawn. */
export const UNDRAWN = '[…]';

const drawn = (letter: string): string => {
  if (DRAWN.test(letter)) return letter;
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [...bare].every((part) => DRAWN.test(part)) ? bare : UNDRAWN;
};

/**
 * A text as the PDF's Latin faces can draw it. Letters with rare accents lose them; a run in another script becomes `[…]`, which is
 * honest where boxes would look like a fault.
 */
export const printable = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replaceAll(EMOJI, (found) => (LETTERS.test(found) ? found : ''))
    .replaceAll(SPACES, ' ')
    .replaceAll(SILENT, '')
    .replaceAll(HYPHENS, '-');
  return [...plain]
    .map(drawn)
    .join('')
    .replaceAll(/(\[…\])(?:[\s\d,.'"-]*\[…\])+/g, UNDRAWN);
};
