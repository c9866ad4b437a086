import type { Found, Hole } from './found';
import { type Forms, readForms } from './plural-forms';

/** The words of a language for a text of the catalogue, at a place of the product; none leaves it as it stands. */
export type Translate = (text: string) => string | undefined;

const MARKS = /\{(\w+)\}|<(\/?)(\w+)(\/?)>/g;
type Piece = { words: string } | { hole: Hole; closing: boolean };

/** Words and holes in the order of a translation; marks that the source does not have are words. */
const piecesOf = (words: string, holes: readonly Hole[]): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const mark of words.matchAll(MARKS)) {
    const hole = holes.find(({ name }) => name === (mark[1] ?? mark[3]));
    if (!hole) continue;
    if (mark.index > from) pieces.push({ words: words.slice(from, mark.index) });
    pieces.push({ hole, closing: mark[2] === '/' });
    from = mark.index + mark[0].length;
  }
  if (from < words.length) pieces.push({ words: words.slice(from) });
  return pieces;
};
const inTemplate = (words: string) => words.replace(/[\\`]|\$\{/g, (mark) => `\\${mark}`);

/** A source with its texts in another language. Only their words and order change; what they are filled with stays. */
export const translateSource = (code: string, texts: readonly Found[], translate: Translate): string => {
  const sorted = [...texts].sort((a, b) => a.start - b.start || b.end - a.end);

  /** What stands between two positions, with the texts in it translated. */
  const between = (start: number, end: number, within?: Found): string => {
    let written = '';
    let at = start;
    for (const found of sorted) {
      if (found === within || found.start < at || found.end > end) continue;
      const words = translate(found.text);
      if (words === undefined) continue;
      written += code.slice(at, found.start) + put(found, words);
      at = found.end;
    }
    return written + code.slice(at, end);
  };
  const template = (found: Found, words: string) => {
    const inner = piecesOf(words, found.holes).map((piece) =>
      'words' in piece ? inTemplate(piece.words) : `\${${between(piece.hole.start, piece.hole.end, found)}}`,
    );
    return `\`${inner.join('')}\``;
  };
  const children = (found: Found, words: string) =>
    piecesOf(words, found.holes)
      .map((piece) => {
        if ('words' in piece) return `{${JSON.stringify(piece.words)}}`;
        const { hole, closing } = piece;
        return closing && hole.close
          ? code.slice(hole.close.start, hole.close.end)
          : between(hole.start, hole.end, found);
      })
      .join('');
  const forms = (found: Found, given: Forms) =>
    `{ ${Object.entries(given)
      .map(([kind, words]) => `${kind}: ${template(found, words)}`)
      .join(', ')} }`;

  const put = (found: Found, words: string): string => {
    const whole = `${found.lead}${words}${found.trail}`;
    if (found.form === 'template') return template(found, whole);
    if (found.form === 'children') return children(found, whole);
    if (found.form === 'attribute') return `{${JSON.stringify(whole)}}`;
    if (found.form === 'string') return JSON.stringify(whole);
    const given = readForms(words);
    return given ? forms(found, given) : code.slice(found.start, found.end);
  };
  return between(0, code.length);
};
