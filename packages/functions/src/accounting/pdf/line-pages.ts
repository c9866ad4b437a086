import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';

type Line = ClientInvoice['lines'][number];

/** As many lines as the renderer breaks over pages by itself: at each page it lays out all that is left once more, and in the end fails. */
const FEW = 60;
/** How much stands on a page, and before the first line of the first, in points. */
const [PAGE, HEAD] = [670, 200];
/** About how many letters a row of a line has, and how high that is. */
const [TITLE, DETAIL] = [
  { letters: 48, height: 11.7 },
  { letters: 58, height: 11.7 },
];
const AROUND = 6.5;

const heightOf = (text: string, { letters, height }: typeof TITLE): number =>
  height * text.split('\n').reduce((rows, row) => rows + Math.max(1, Math.ceil(row.length / letters)), 0);
const lineHeight = ({ title, detail, at_supplier }: Line): number =>
  AROUND + heightOf(title, TITLE) + (detail ? heightOf(detail, DETAIL) : 0) + (at_supplier ? DETAIL.height : 0);

/**
 * Lines below `words` by the pages on which they are laid out. Of a long one, each page is laid out by itself with about as many as it
 * holds; one that holds fewer goes on on another.
 */
export const toPages = (lines: readonly Line[], words: string): Line[][] => {
  if (lines.length <= FEW) return [[...lines]];
  const pages: Line[][] = [[]];
  let left = PAGE - ((HEAD + heightOf(words, TITLE)) % PAGE);
  for (const line of lines) {
    left -= lineHeight(line);
    if (left < 0) {
      pages.push([]);
      left = PAGE - lineHeight(line);
    }
    pages.at(-1)?.push(line);
  }
  return pages;
};

/** The lines of an invoice by the pages on which they are laid out. */
export const toLinePages = ({ lines, message = '', house }: ClientInvoice): Line[][] =>
  toPages(lines, `${message}\n${house.words.intro}`);
