import { formatFlag, joinList } from './cell-values';
import type { Field } from './field';
import { getAt, type Values } from './values-at';

/** A value as the cell of a file says it, so that reading the cell gives the value again. */
export const showCell = ({ path, type }: Field, values: Values): string => {
  const value = getAt(values, path);
  if (Array.isArray(value)) return joinList(value.map(String), type.kind === 'interests' ? 'interests' : 'list');
  if (typeof value === 'boolean') return formatFlag(value);
  return type.kind === 'name' || value === undefined || value === null ? '' : String(value);
};
/** The fields that any of these records has something in. */
export const filledFields = (fields: readonly Field[], records: readonly Values[]): Field[] =>
  fields.filter((field) => records.some((values) => showCell(field, values) !== ''));
