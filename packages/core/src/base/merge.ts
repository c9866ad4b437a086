type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (...all: readonly Fields[]) => [...new Set(all.flatMap((fields) => Object.keys(fields)))];
const given = (fields: Fields) => Object.keys(fields).filter((name) => fields[name] !== undefined);

/** Whether two values are the same once sent: in whatever order their fields stand, and a field without a value is no field. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, i) => sameValue(value, b[i]));
  if (isFields(a) && isFields(b)) {
    const names = given(a);
    return names.length === given(b).length && names.every((name) => sameValue(a[name], b[name]));
  }
  return Object.is(a, b);
};

type Edits = {
  /** What both began from. */
  base: Fields;
  /** What somebody else has made of it. */
  theirs: Fields;
  /** What was made of it here. */
  mine: Fields;
};
type Merged = {
  merged: Fields;
  /** What both have changed differently; it stays mine until a person decides. A part of a field is named `field.part`. */
  clashes: string[];
  /** What only they have changed. */
  arrived: string[];
};

const merge = ({ base, theirs, mine }: Edits, names: readonly string[], parts: readonly string[]): Merged => {
  const merged = { ...mine };
  const clashes: string[] = [];
  const arrived: string[] = [];
  for (const name of names) {
    const [was, is, made] = [base[name], theirs[name], mine[name]];
    if (sameValue(is, was) || sameValue(is, made)) continue;
    if (parts.includes(name) && isFields(was) && isFields(is) && isFields(made)) {
      const inside = merge({ base: was, theirs: is, mine: made }, namesOf(was, is, made), []);
      merged[name] = inside.merged;
      clashes.push(...inside.clashes.map((part) => `${name}.${part}`));
      arrived.push(...inside.arrived.map((part) => `${name}.${part}`));
    } else if (sameValue(made, was)) {
      merged[name] = is;
      arrived.push(name);
    } else clashes.push(name);
  }
  return { merged, clashes, arrived };
};

/**
 * Brings two edits of one record together, both begun from `base`: what only one of them has changed is theirs or mine. Fields named in
 * `parts` are brought together part by part, all others as a whole.
 */
export const mergeEdits = (edits: Edits, parts: readonly string[] = []): Merged =>
  merge(edits, namesOf(edits.base, edits.theirs), parts);

/**
 * A change begun from fields as they `was`, for a record that others may have changed since: what it makes of the record as it stands,
 * and where it would undo what somebody else has saved. A field that is sent as it was is no change.
 */
export const mergeChange = (
  current: Fields,
  { changes, was }: { changes: Fields; was: Fields },
  parts: readonly string[] = [],
): { changes: Fields; clashes: string[] } => {
  const { merged, clashes } = merge({ base: was, theirs: current, mine: changes }, Object.keys(changes), parts);
  return { changes: merged, clashes };
};

/** The fields an edit has changed, as they were and as they became: what a save sends, so that it can be merged. */
export const getEditedFields = <T extends Fields>(was: Fields, edited: T): { changes: Partial<T>; was: Fields } => {
  const names = Object.keys(edited).filter((name) => !sameValue(was[name], edited[name]));
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { changes: pick(edited) as Partial<T>, was: pick(was) };
};
