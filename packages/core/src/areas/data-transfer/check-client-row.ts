import { isTotalRow, TOTAL_ROW } from '../../base/list-rows';
import { measureItemBytes } from '../../store/limits';
import { ClientDraft, checkBirthDate } from '../clients/public';
import { findClientField } from './fields/client-fields';
import { type Reading, readRow } from './fields/read-row';
import type { SourceRow } from './read/source-row';

/** A row that can become a client, or why it can't. */
export type CheckedRow = { row: number; name: string } & ({ draft: ClientDraft } | { issues: string[] });

/** What a row may hold at most, in bytes, so that it fits a record with room for what is added later. */
const MOST_BYTES = 300_000;
const MORE_CELLS = 'This row has more cells than the heading row. Check its quotation marks and separators.';

const labelOf = (path: readonly PropertyKey[]): string => {
  const text = path.map(String);
  const field = findClientField(text.join('.')) ?? findClientField(text.slice(0, -1).join('.'));
  return field?.label ?? text.join(' ');
};
const issuesOf = (draft: unknown, now: string): { draft: ClientDraft } | { issues: string[] } => {
  const parsed = ClientDraft.safeParse(draft);
  if (!parsed.success)
    return { issues: parsed.error.issues.map(({ path, message }) => `${labelOf(path)}: ${message}`) };
  const birth = checkBirthDate(parsed.data.dob, now);
  if (!birth.ok) return { issues: (birth.issues ?? []).map(({ message }) => `Date of birth: ${message}`) };
  return measureItemBytes(parsed.data) > MOST_BYTES
    ? { issues: ['This row holds more than fits in a profile. Shorten its notes.'] }
    : { draft: parsed.data };
};

/** Checks a row by the schema that a client is created by. Somebody with one name has it as their first name. */
export const checkClientRow = ({ row, cells, fault }: SourceRow, reading: Reading): CheckedRow => {
  const { values, issues } = readRow(cells, reading, findClientField);
  const { first_name, last_name, ...others } = values;
  const named = first_name ? { first_name, last_name: last_name ?? '' } : { first_name: last_name };
  const name = [named.first_name, named.last_name].filter(Boolean).join(' ').slice(0, 120);
  if (fault) return { row, name, issues: [fault] };
  if (isTotalRow(cells)) return { row, name, issues: [TOTAL_ROW] };
  if (cells.slice(reading.mapping.length).some((cell) => cell.trim() !== ''))
    return { row, name, issues: [MORE_CELLS] };
  if (issues.length > 0) return { row, name, issues };
  if (!named.first_name) return { row, name, issues: ['First name: Please enter a name.'] };
  return { row, name, ...issuesOf({ ...others, ...named }, reading.now) };
};
