import { ok, type Result } from '../../base/result';
import { refuse } from './errors';
import { findClientField } from './fields/client-fields';
import type { Mapping } from './fields/guess-mapping';

const NAMES = ['first_name', 'last_name', '$name'];

/** A mapping names fields that there are, none of them twice, and a name among them. */
export const checkMapping = (mapping: Mapping): Result<true> => {
  const taken = new Set<string>();
  for (const path of mapping) {
    if (path === '') continue;
    const field = findClientField(path);
    if (!field)
      return refuse('request.invalid', { issues: [{ path: 'mapping', message: 'Choose a field from the list.' }] });
    if (taken.has(path)) return refuse('import.twice', { params: { field: field.label } });
    taken.add(path);
  }
  return NAMES.some((path) => taken.has(path)) ? ok(true) : refuse('import.no_name');
};
