import type { Column } from './table-types';

export type Cell = string | number;

/** What a cell says in a file: its text where the column gives one, what it shows where that is a text, otherwise its field. */
export const getCellText = <R>({ key, text, show }: Column<R>, row: R): Cell => {
  const value = text ? text(row) : show ? show(row) : (row as Record<string, unknown>)[key];
  return typeof value === 'number' || typeof value === 'string' ? value : '';
};
