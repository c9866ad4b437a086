import { mergeEdits as merge } from '@wayline/core/base/merge';

type Fields = Record<string, unknown>;

/**
 * Brings what somebody else saved (`theirs`) together with what is being typed (`mine`), both begun from `base`: a field that only one
 * of them has changed is theirs or mine; one that both have changed differently is a clash and stays mine until a person decides.
 */
export const mergeEdits = <T extends Fields>(base: T, theirs: T, mine: T): { merged: T; clashes: (keyof T)[] } => {
  const { merged, clashes } = merge({ base, theirs, mine });
  return { merged: merged as T, clashes };
};
