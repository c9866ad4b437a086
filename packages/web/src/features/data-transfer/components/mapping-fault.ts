import { findClientField } from '@wayline/core/areas/data-transfer/fields/client-fields';

const NAMES = new Set(['first_name', 'last_name', '$name']);

/** Why columns cannot be imported as they are chosen; the server says the same. */
export const mappingFault = (mapping: readonly string[]): string | undefined => {
  const chosen = mapping.filter(Boolean);
  const twice = chosen.find((path, at) => chosen.indexOf(path) < at);
  if (twice)
    return `Two columns are set to “${findClientField(twice)?.label ?? twice}”. Choose another field for one of them.`;
  return chosen.some((path) => NAMES.has(path))
    ? undefined
    : 'Choose which column holds the first name or the full name.';
};
