/** A confirmation number without what people vary in it: case, blanks, hyphens and the like. */
export const foldCode = (code: string | undefined): string => (code ?? '').toUpperCase().replace(/[^\p{L}\d]/gu, '');
