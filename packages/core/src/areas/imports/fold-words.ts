/** The words of a text without what people vary in it: case, punctuation and spacing. */
export const foldWords = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
