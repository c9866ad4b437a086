/** The headings of a list are in one of so many rows that have anything in them. */
export const MOST_HEADING_ROWS = 20;

/**
 * Which of the first rows of a list holds its headings: the one with the most that are known, and of several the first. Titles, dates and notes stand
 * above it in many exports. Where nothing is known it is the first row.
 */
export const findHeadingRow = (
  rows: readonly (readonly string[])[],
  countKnown: (cells: readonly string[]) => number,
): number => {
  let [best, most] = [0, 0];
  for (const [at, cells] of rows.slice(0, MOST_HEADING_ROWS).entries()) {
    const known = countKnown(cells);
    if (known > most) [best, most] = [at, known];
  }
  return best;
};

const TOTAL =
  /^(?:(?:grand|sub|report)[- ]?)?(?:totals?|sum|count|records?|summe|gesamt|gesamtsumme|anzahl|somme|totale|suma|totaal|summa)(?![\p{L}\p{N}])/iu;
const FIGURES = /^[\d\s.,:%()+/$€£¥-]*$/;
const FOOTER = /^\p{L}[^@]*[\d:]/u;
/** Whether a row says something of the list below which it stands: a total, how many there are, or when it was printed. */
export const isTotalRow = (cells: readonly string[]): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const [first = '', ...others] = filled;
  if (TOTAL.test(first) && others.every((cell) => FIGURES.test(cell))) return true;
  return cells.length > 2 && filled.length === 1 && cells[0]?.trim() === first && FOOTER.test(first);
};
export const TOTAL_ROW = 'This row is a total or a note below the list, so it’s left out.';
