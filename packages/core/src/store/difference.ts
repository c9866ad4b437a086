import { isDeepStrictEqual } from 'node:util';
import type { Item } from './record';

/** The update that turns one stored form into another: only what differs, `row` column by column. */
export type Difference = { set: Record<string, unknown>; remove: string[] };

const compare = (before: Record<string, unknown>, after: Record<string, unknown>, prefix: string, into: Difference) => {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const path = prefix + name;
    if (after[name] === undefined) {
      if (before[name] !== undefined) into.remove.push(path);
    } else if (!isDeepStrictEqual(before[name], after[name])) into.set[path] = after[name];
  }
};

/** What is given another time starts over: it waits where it belongs, and what failed before counts no longer. */
const withFreshDue = ({ set, remove }: Difference, { due_pk }: Item): Difference => {
  const isSet = 'due_sk' in set;
  if (!isSet && !remove.includes('due_sk')) return { set, remove };
  return {
    set: isSet ? { ...set, due_pk } : set,
    remove: [...remove, 'due_attempts', 'due_error', 'due_from'],
  };
};

/** Written as a difference, a save cannot undo a figure that somebody else's write has moved in the meantime. */
export const difference = (before: Item, after: Item): Difference => {
  const result: Difference = { set: {}, remove: [] };
  const { row: oldRow, ...oldRest } = before;
  const { row: newRow, ...newRest } = after;
  compare(oldRest, newRest, '', result);
  if (oldRow && newRow) compare(oldRow as Record<string, unknown>, newRow as Record<string, unknown>, 'row.', result);
  else if (newRow) result.set.row = newRow;
  else if (oldRow) result.remove.push('row');
  return withFreshDue(result, after);
};

/**
 * An update expression with every name and value kept apart from its text; `mark` begins the names of its values, where it joins another. A
 * figure that isn't there yet counts from 0.
 */
export const toUpdateExpression = (
  change: { set?: Record<string, unknown>; add?: Record<string, number>; remove?: readonly string[] },
  mark = 'v',
) => {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const name = (path: string) =>
    path
      .split('.')
      .map((part) => {
        names[`#${part}`] = part;
        return `#${part}`;
      })
      .join('.');
  const value = (v: unknown) => {
    const key = `:${mark}${Object.keys(values).length}`;
    values[key] = v;
    return key;
  };
  const sets = [
    ...Object.entries(change.set ?? {}).map(([path, v]) => `${name(path)} = ${value(v)}`),
    ...Object.entries(change.add ?? {}).map(
      ([path, by]) => `${name(path)} = if_not_exists(${name(path)}, ${value(0)}) + ${value(by)}`,
    ),
  ];
  const removes = (change.remove ?? []).map(name);
  return {
    UpdateExpression: [
      sets.length ? `SET ${sets.join(', ')}` : '',
      removes.length ? `REMOVE ${removes.join(', ')}` : '',
    ]
      .join(' ')
      .trim(),
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  };
};
