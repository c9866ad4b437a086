/** A row of a file under the number that a spreadsheet gives it; `fault` says why its cells cannot be trusted. */
export type SourceRow = { row: number; cells: string[]; fault?: string };

/** So many columns are read of a file; more than that is no list of people. */
export const MOST_COLUMNS = 500;
