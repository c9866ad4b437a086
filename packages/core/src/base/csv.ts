/** What a spreadsheet begins a formula with, in letters of any width; apostrophes before it are ours or belong to the text. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** A phone number or an amount: figures and what sets them apart can do nothing. */
const FIGURES = /^[+-]?[\d\s().,/-]{1,60}$/;
const isHarmless = (text: string) => FIGURES.test(text) && /^[+-]?[\s(]*\d/.test(text);

/**
 * The one rule against formulas in whatever leaves as a spreadsheet: a text that a spreadsheet would run is led by an apostrophe, a phone number
 * and an amount are not. A text that begins with apostrophes and then so gets one more, so that reading it back gives what was there.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) && !isHarmless(text) ? `'${text}` : text);
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** A row as CSV, safe to be opened in a spreadsheet. */
export const toCsvLine = (cells: readonly string[]): string =>
  `${cells
    .map(escapeFormula)
    .map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`;
/** Tells a spreadsheet that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
