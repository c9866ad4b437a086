import { sameValue } from '../../../base/merge';
import { canKeepBoth, type MergeChoices, type MergeSide, mergeFields } from './merge-fields';
import { isFilled } from './merge-lists';
import { MERGE_RULES } from './merge-rules';
import { findSpareNumber } from './spare-numbers';

/** One line of the three copies side by side. */
export type MergeRow = {
  path: string;
  existing: unknown;
  to_merge: unknown;
  after_merge: unknown;
  /** Where what is after the merge comes from; nothing where there is nothing. */
  from: MergeSide | undefined;
  /** Whether the two say different things, or the merged one something that neither said there. */
  isDifferent: boolean;
  /** Whether either profile says anything there. */
  canChoose: boolean;
  canKeepBoth: boolean;
};
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A value by its path, such as `air_preferences.seat`. */
const getAt = (fields: Fields, path: string): unknown => {
  const [field = '', part] = path.split('.');
  const value = fields[field];
  return part === undefined ? value : isFields(value) ? value[part] : undefined;
};
const listPaths = (...copies: readonly Fields[]): string[] =>
  Object.keys(MERGE_RULES).flatMap((field) => {
    const values = copies.map((copy) => copy[field]);
    if (!values.some(isFields)) return [field];
    return [...new Set(values.filter(isFields).flatMap(Object.keys))].map((part) => `${field}.${part}`);
  });

/** Both profiles and what they become by these choices, line by line; a line that is empty everywhere is left out. Source: R-ACC-093. */
export const listMergeRows = (existing: Fields, to_merge: Fields, choices: MergeChoices): MergeRow[] => {
  const { after, origins } = mergeFields(existing, to_merge, choices);
  return listPaths(existing, to_merge).flatMap((path) => {
    const [kept, other] = [getAt(existing, path), getAt(to_merge, path)];
    const canChoose = isFilled(kept) || isFilled(other);
    if (!canChoose && !isFilled(getAt(after, path))) return [];
    return [
      {
        path,
        existing: kept,
        to_merge: other,
        after_merge: getAt(after, path),
        from: origins[path],
        isDifferent: !canChoose || !sameValue(kept, other),
        canChoose,
        canKeepBoth: canKeepBoth(path, kept, other) || findSpareNumber(path, existing, to_merge) !== undefined,
      },
    ];
  });
};
