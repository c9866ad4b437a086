import { Font } from '@react-pdf/renderer';

/** The fonts of a face by weight, as data addresses. */
export type Weights = { 400: string; 600?: string };

/** How high Inter's letters reach and how deep they hang, of a line's height: the brand's lines are set by it. */
const LINE = { ascent: 0.96875, descent: -0.2412 };

/**
 * Makes a face known to the renderer and loads it. Its fonts get names of their own: the writer of the PDF takes fonts of one name for
 * different editions and embeds them again at each change, and the files of a divided family all have the family's name. All faces reach as
 * high as Inter does, so that a word in another script doesn't move its line.
 */
export const registerFace = async (family: string, weights: Weights): Promise<void> => {
  const fonts = Object.entries(weights).map(([weight, src]) => ({ src, fontWeight: Number(weight) }));
  Font.register({ family, fonts });
  for (const { fontWeight } of fonts) {
    await Font.load({ fontFamily: family, fontWeight });
    const font = Font.getFont({ fontFamily: family, fontWeight })?.data;
    if (!font) throw new Error(`${family} ${fontWeight} is not loaded.`);
    const getGlyph = font.getGlyph.bind(font);
    // A glyph that was first needed as a part of another, as E is of É, stays without a letter, and whoever copies the text of a later document
    // would lose it.
    font.getGlyph = (id: number, letters: number[] = []) => {
      const glyph = getGlyph(id, letters);
      if (glyph.codePoints.length === 0) glyph.codePoints = letters;
      return glyph;
    };
    Object.defineProperties(font, {
      postscriptName: { value: `${family.replaceAll(' ', '')}-${fontWeight}` },
      ascent: { value: LINE.ascent * font.unitsPerEm },
      descent: { value: LINE.descent * font.unitsPerEm },
    });
  }
};
