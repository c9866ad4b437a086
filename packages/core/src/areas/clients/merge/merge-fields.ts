import { sameValue } from '../../../base/merge';
import { isFilled, joinAddresses, joinLists, joinTags } from './merge-lists';
import { isJoinedText, MERGE_RULES, type MergedField } from './merge-rules';
import { findSpareNumber } from './spare-numbers';

/** Which of two profiles a field is taken from; lists and notes can be taken from both. */
export const MERGE_SIDES = ['existing', 'to_merge', 'both'] as const;
export type MergeSide = (typeof MERGE_SIDES)[number];

/** Fields by name. A part of an object is named `object.part` where a path is asked for. */
type Fields = Readonly<Record<string, unknown>>;
/** What an advisor decided otherwise than the rules, by path. */
export type MergeChoices = Readonly<Record<string, MergeSide>>;
/** The fields after a merge, and where each that says anything came from, by path. */
type MergedFields = { after: Record<string, unknown>; origins: Record<string, MergeSide> };

const isEntry = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const toEntry = (value: unknown): Fields => (isEntry(value) ? value : {});
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isList = (kept: unknown, other: unknown) => Array.isArray(kept) || Array.isArray(other);
/** Whether both values of a field can be kept beside each other. */
export const canKeepBoth = (path: string, kept: unknown, other: unknown): boolean =>
  isFilled(kept) && isFilled(other) && !sameValue(kept, other) && (isList(kept, other) || isJoinedText(path));

const joinBoth = (path: string, kept: unknown, other: unknown): unknown => {
  if (!isList(kept, other)) return [kept, other].filter(isFilled).join('\n\n');
  const [first, second] = [toList(kept), toList(other)];
  if (path === 'addresses') return joinAddresses(first.filter(isEntry), second.filter(isEntry));
  if (path === 'tags') return joinTags(first.filter(isText), second.filter(isText));
  return joinLists(first, second);
};

/** Where a field comes from by the rules. */
const getUsualSide = (kept: unknown, other: unknown, isOverwritten: boolean): MergeSide => {
  if (isOverwritten) return isFilled(other) ? 'to_merge' : 'existing';
  if (isList(kept, other)) return 'both';
  return isFilled(kept) ? 'existing' : 'to_merge';
};
/** A list that both sides add nothing to, or one of them alone, came from one side. */
const getOrigin = (value: unknown, kept: unknown, other: unknown): MergeSide => {
  if (sameValue(value, kept)) return 'existing';
  return sameValue(value, other) ? 'to_merge' : 'both';
};

/** Two contacts of different names are two people: a phone of one never stands beside the name of the other. */
const isOtherPerson = (kept: Fields, other: Fields) =>
  isFilled(kept.first_name) && isFilled(other.first_name) && !sameValue(kept.first_name, other.first_name);

/** Companions without the two themselves: who is one is no companion of their own. */
const dropEachOther = (profile: Fields, ids: readonly unknown[]): Fields => ({
  ...profile,
  ...(Array.isArray(profile.travel_companions) && {
    travel_companions: profile.travel_companions.filter((one) => !ids.includes(toEntry(one).individual_id)),
  }),
});

/**
 * The fields of two profiles as one, the first being the one that is kept: by the rules, but where an advisor chose otherwise. Of two numbers that are
 * both kept, the other profile's goes where there is room for it.
 * Source: R-ACC-094..116 (G-158..G-164).
 */
export const mergeFields = (one: Fields, two: Fields, choices: MergeChoices = {}): MergedFields => {
  const ids = [one.id, two.id].filter(isText);
  const [existing, to_merge] = [dropEachOther(one, ids), dropEachOther(two, ids)];
  const origins: Record<string, MergeSide> = {};
  const take = (path: string, kept: unknown, other: unknown, isOverwritten: boolean): unknown => {
    const usual = getUsualSide(kept, other, isOverwritten);
    const chosen = choices[path] ?? usual;
    const side = chosen === 'both' && usual !== 'both' && !canKeepBoth(path, kept, other) ? usual : chosen;
    const value = side === 'both' ? joinBoth(path, kept, other) : side === 'existing' ? kept : other;
    if (isFilled(value)) origins[path] = getOrigin(value, kept, other);
    return value;
  };
  const takeParts = (field: string, kept: Fields, other: Fields, isOverwritten: boolean) => {
    const whole = isOverwritten && isOtherPerson(kept, other);
    const parts = [...new Set([...Object.keys(kept), ...Object.keys(other)])].map((part) => {
      const path = `${field}.${part}`;
      return [part, take(path, whole && !choices[path] ? undefined : kept[part], other[part], isOverwritten)];
    });
    return Object.fromEntries(parts);
  };
  const takeField = (field: MergedField): unknown => {
    const [kept, other, rule] = [existing[field], to_merge[field], MERGE_RULES[field]];
    if (rule === 'parts' || rule === 'overwrite_parts')
      return kept || other ? takeParts(field, toEntry(kept), toEntry(other), rule === 'overwrite_parts') : undefined;
    return take(field, kept, other, rule === 'overwrite');
  };
  const fields = Object.keys(MERGE_RULES) as MergedField[];
  const after = Object.fromEntries(fields.map((field) => [field, takeField(field)]));
  for (const field of fields) {
    const spare = choices[field] === 'both' ? findSpareNumber(field, existing, to_merge) : undefined;
    if (!spare) continue;
    Object.assign(after, { [field]: existing[field], [spare]: to_merge[field] });
    Object.assign(origins, { [field]: 'both', [spare]: 'to_merge' });
  }
  return { after, origins };
};
