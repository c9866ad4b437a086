import { Font } from '@react-pdf/renderer';
import { createContext } from 'react';
import { formsOf, isDrawnByBrand, splitLetters } from './letters';
import { registerFace } from './register-face';
import { orderFaces, type ScriptFace } from './script-faces';
import { readFace } from './unpacked-face';

/** The family that draws a letter of a document, for the letters that the brand's faces lack. */
export type DocumentFaces = ReadonlyMap<string, string>;

/** Those of the document that is being drawn. */
export const FacesOfDocument = createContext<DocumentFaces>(new Map());

const loading = new Map<string, Promise<void>>();

const read = async ({ family, files }: ScriptFace): Promise<void> => {
  const [normal, bold] = await Promise.all([readFace(files[400]), files[600] && readFace(files[600])]);
  await registerFace(family, { 400: normal, ...(bold && { 600: bold }) });
};
/** Reads a face when the first document needs it, and keeps it for the next ones. */
const load = (face: ScriptFace): Promise<void> => {
  const loaded = loading.get(face.family) ?? read(face);
  loading.set(face.family, loaded);
  // What could not be read once may be the next time.
  loaded.catch(() => loading.delete(face.family));
  return loaded;
};
const drawsAll = (family: string, letters: string): boolean => {
  const font = Font.getFont({ fontFamily: family, fontWeight: 400 })?.data;
  return Boolean(font) && Array.from(letters).every((letter) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
};

/**
 * Loads the faces for the letters of a text that the brand's lack, and says which draws which. Each letter is looked at once for each face,
 * of which there are less than twenty; a text in Latin letters loads none.
 */
export const loadFaces = async (text: string): Promise<DocumentFaces> => {
  const wanted = new Set(splitLetters(text).flatMap((letter) => (isDrawnByBrand(letter) ? [] : formsOf(letter))));
  const found = new Map<string, string>();
  for (const face of orderFaces(text)) {
    const asked = [...wanted].filter((letter) => face.asked.test(letter));
    if (asked.length === 0) continue;
    await load(face);
    for (const letter of asked)
      if (drawsAll(face.family, letter)) {
        found.set(letter, face.family);
        wanted.delete(letter);
      }
  }
  return found;
};
