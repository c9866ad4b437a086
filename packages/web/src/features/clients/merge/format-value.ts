import { formatDate } from '../../../lib/format';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Fields whose values are stored in small letters. */
const CAPITALIZED = ['gender', 'preferred_contact_method', 'client_status'];
/** Names of the people that ids name. */
export type Names = ReadonlyMap<string, string>;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const formatOne = (value: unknown, names: Names): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((one) => formatOne(one, names))
      .filter(Boolean)
      .join(', ');
  const text = value === undefined || value === null ? '' : String(value);
  return DAY.test(text) ? formatDate(text) : (names.get(text) ?? text);
};

/** A companion by name; a client whose name isn't known here is only said to be one. */
const formatCompanion = (value: unknown, names: Names): string => {
  const { name, individual_id } = Object(value) as { name?: string; individual_id?: string };
  return individual_id ? (names.get(individual_id) ?? 'A client') : (name ?? '');
};

/** A value of a profile as lines to read; none where it is empty. */
export const formatValue = (path: string, value: unknown, names: Names): string[] => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const lines = entries
    .map((one) => (path === 'travel_companions' ? formatCompanion(one, names) : formatOne(one, names)))
    .filter(Boolean);
  const isWords = entries.every((one) => typeof one === 'string') && path !== 'emails';
  const joint = path === 'tour_preferences.interests' ? ' · ' : ', ';
  const shown = lines.length > 1 && isWords ? [lines.join(joint)] : lines;
  return CAPITALIZED.includes(path) ? shown.map(capitalize) : shown;
};
