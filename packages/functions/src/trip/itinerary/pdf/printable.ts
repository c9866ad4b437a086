import type { DocumentFaces } from './document-faces';
import { formsOf, isDrawnByBrand, splitLetters } from './letters';

/** Stands where a text could not be drawn. */
export const UNDRAWN = '[…]';

/** Letters beside each other that one family draws; without one, the brand's. */
export type Run = { text: string; family?: string | undefined };

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const drawn = (letter: string, faces: DocumentFaces): Run => {
  for (const text of formsOf(letter)) {
    if (isDrawnByBrand(text)) return { text };
    const family = faces.get(text);
    if (family) return { text, family };
  }
  // A picture that is newer than its face is ornament, and goes without a mark.
  if (PICTURE.test(letter)) return { text: '' };
  const unaccented = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return { text: unaccented && isDrawnByBrand(unaccented) ? unaccented : UNDRAWN };
};

const UNDRAWN_RUN = /(\[…\])(?:[\s\d,.'"-]*\[…\])+/g;

/**
 * A text by the faces that draw it, in the order in which it is read. Letters with rare accents lose them; a run in a script that no face
 * has, such as Georgian, Armenian, Tamil or Khmer, becomes `[…]`, which is honest where boxes would look like a fault.
 */
export const runsOf = (text: string, faces: DocumentFaces): Run[] => {
  const runs: Run[] = [];
  for (const letter of splitLetters(text)) {
    const next = drawn(letter, faces);
    const last = runs.at(-1);
    if (last && last.family === next.family) last.text += next.text;
    else if (next.text) runs.push(next);
  }
  return runs.map((run) => (run.family ? run : { text: run.text.replaceAll(UNDRAWN_RUN, UNDRAWN) }));
};

/** A text as a document shows it, without regard to its faces. */
export const printable = (text: string, faces: DocumentFaces): string =>
  runsOf(text, faces)
    .map((run) => run.text)
    .join('');
