import { sameValue } from '../../../base/merge';
import type { Client } from '../client';
import type { ClientMerge } from './merge.records';
import { MERGE_RULES } from './merge-rules';

type Fields = Record<string, unknown>;
/** The kept profile as an undo leaves it, what was changed since the merge and stays, and what cannot be told apart and stays too. */
export type UndoPlan = { fields: Fields; kept_changes: string[]; unreconciled: string[] };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (list: readonly unknown[], value: unknown) => list.some((one) => sameValue(one, value));

/** A list without what the merge added, with what it took away, and with what came since. */
const undoList = (was: readonly unknown[], became: readonly unknown[], is: readonly unknown[]): unknown[] => [
  ...was.filter((one) => has(is, one) || !has(became, one)),
  ...is.filter((one) => !has(became, one) && !has(was, one)),
];

type Undone = { value: unknown; isChanged: boolean; isClash: boolean };
/** A field as it was, where it still is what the merge made of it; else as somebody has made it since, as far as both can be had. */
const undoField = (was: unknown, became: unknown, is: unknown): Undone => {
  if (sameValue(is, became)) return { value: was, isChanged: false, isClash: false };
  if (sameValue(is, was)) return { value: is, isChanged: false, isClash: false };
  if (Array.isArray(is) && Array.isArray(became))
    return { value: undoList(Array.isArray(was) ? was : [], became, is), isChanged: true, isClash: false };
  if (isFields(is) && isFields(became)) {
    const before = isFields(was) ? was : {};
    const names = [...new Set([...Object.keys(before), ...Object.keys(became), ...Object.keys(is)])];
    const parts = names.map((name) => [name, undoField(before[name], became[name], is[name])] as const);
    return {
      value: Object.fromEntries(parts.map(([name, part]) => [name, part.value])),
      isChanged: parts.some(([, part]) => part.isChanged),
      isClash: parts.some(([, part]) => part.isClash),
    };
  }
  return { value: is, isChanged: sameValue(became, was), isClash: !sameValue(became, was) };
};

/** What an undo of a merge makes of the kept profile as it is now. Changes that were made since the merge are never lost. */
export const planUndo = ({ existing, touched, became }: ClientMerge, client: Client): UndoPlan => {
  const [was, is]: Fields[] = [existing, client];
  const plan: UndoPlan = { fields: {}, kept_changes: [], unreconciled: [] };
  for (const field of Object.keys(MERGE_RULES)) {
    const merged = touched.includes(field) ? became[field] : was?.[field];
    const { value, isChanged, isClash } = undoField(was?.[field], merged, is?.[field]);
    plan.fields[field] = value;
    if (isClash) plan.unreconciled.push(field);
    else if (isChanged) plan.kept_changes.push(field);
  }
  return plan;
};
