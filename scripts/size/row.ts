/** One line of the report. Without a budget it is only told; `problem` says why it fails where no figure can. */
export type Row = { part: string; size?: number; budget?: number; unit: 'KiB' | 'kB'; note?: string; problem?: string };

export const failed = (row: Row): boolean =>
  row.problem !== undefined || (row.size !== undefined && row.budget !== undefined && row.size > row.budget);

export const notBuilt = (part: string, unit: Row['unit'], error: unknown): Row => {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  const cause = lines.find((l) => /Could not|Cannot|ERROR/.test(l)) ?? lines[0] ?? '';
  return {
    part,
    unit,
    problem: `not built: ${cause
      .replace(/^.*ERROR: /, '')
      .trim()
      .slice(0, 140)}`,
  };
};

const shown = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));

export const printRows = (title: string, rows: readonly Row[]) => {
  console.log(`\n${title}`);
  for (const row of rows) {
    const { part, size, budget, unit, note } = row;
    const verdict = row.problem ?? (budget === undefined ? '' : failed(row) ? 'OVER' : 'ok');
    const figures = `${shown(size).padStart(8)} ${budget === undefined ? ''.padEnd(6) : `/${shown(budget)}`.padEnd(8)} ${unit}`;
    console.log(
      `  ${part.padEnd(46)} ${row.problem ? ''.padStart(20) : figures.padEnd(20)} ${verdict}${note ? `  ${note}` : ''}`,
    );
  }
};
