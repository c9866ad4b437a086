type Fields = Record<string, unknown>;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Brings what somebody else saved (`theirs`) together with what is being typed (`mine`), both begun from `base`: a field that only one
 * of them has changed is theirs or mine; one that both have changed differently is a clash and stays mine until a person decides.
 */
export const mergeEdits = <T extends Fields>(base: T, theirs: T, mine: T): { merged: T; clashes: (keyof T)[] } => {
  const fields = Object.keys(base) as (keyof T)[];
  const merged = { ...mine };
  const clashes: (keyof T)[] = [];
  for (const field of fields) {
    if (same(theirs[field], base[field]) || same(theirs[field], mine[field])) continue;
    if (same(mine[field], base[field])) merged[field] = theirs[field];
    else clashes.push(field);
  }
  return { merged, clashes };
};
