import { DIMENSION_WORDS, type Dimension } from './dimensions';
import type { ShownEntry } from './shown-entry';

const ID = /^[a-z]{3}_[0-9A-Z]{26}$/;

/** What a line says of one dimension, as people read it: a name, by `names` of ids, or that it is hidden or gone. Empty where it says nothing. */
export const formatDimension = (
  { dimensions, hidden = [] }: ShownEntry['lines'][number],
  dimension: Dimension,
  names: Readonly<Record<string, string>>,
): string => {
  if (hidden.includes(dimension)) return 'Hidden';
  const value = dimensions[dimension] ?? '';
  const what = DIMENSION_WORDS[dimension].toLowerCase();
  return names[value] ?? (ID.test(value) ? `Deleted ${what}` : value);
};
