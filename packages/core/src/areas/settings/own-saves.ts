import * as z from 'zod';
import { later } from '../../base/later';
import { mergeEdits, sameValue } from '../../base/merge';
import { Instant, Version } from '../../base/values';

type Fields = Record<string, unknown>;

/** A save of a section: which version it made, who made it, and what stood in the fields that it changed. */
export const RecentSave = z.object({
  version: Version,
  by: z.string(),
  at: Instant,
  fields: z.array(z.string()),
  was: z.record(z.string(), z.unknown()),
});
type RecentSave = z.infer<typeof RecentSave>;
type Kept = { value: Fields; version: number; recent?: readonly RecentSave[] | undefined };

/** Saves that are under way at once are seconds apart: what is older is somebody's who looks at a page of long ago. */
const REMEMBERED_MS = 60_000;
const MOST = 24;
/** Long lists are whole fields; the record stays small beside them. */
const MOST_LETTERS = 4_000;

/** The saves of the last minute with one more, the newest first. */
export const rememberSave = (
  recent: readonly RecentSave[],
  { before, after, ...made }: Pick<RecentSave, 'version' | 'by' | 'at'> & { before: Fields; after: Fields },
): RecentSave[] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const fields = [...names].filter((name) => !sameValue(before[name], after[name]));
  const was = Object.fromEntries(fields.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]])));
  const since = later(made.at, -REMEMBERED_MS);
  const all = [{ ...made, fields, was }, ...recent.filter(({ at }) => at >= since)].slice(0, MOST);
  let letters = 0;
  return all.filter((save) => {
    letters += JSON.stringify(save).length;
    return letters <= MOST_LETTERS;
  });
};

/** What a section was at an earlier version, where everything since is one person's; undefined where it is not, or is no longer known. */
const findEarlier = ({ value, version, recent = [] }: Kept, earlier: number, by: string): Fields | undefined => {
  let fields = value;
  for (let at = version; at > earlier; at--) {
    const save = recent.find((one) => one.version === at);
    if (save?.by !== by) return undefined;
    const others = Object.entries(fields).filter(([name]) => !save.fields.includes(name));
    fields = { ...Object.fromEntries(others), ...save.was };
  }
  return fields;
};

/**
 * A save that was begun from an earlier version, brought together with the person's own saves since: each keeps the fields that it changed, and
 * of one that both changed the later save is right. Undefined where somebody else has saved meanwhile, whose work is for the person to see.
 */
export const mergeOwnSave = (
  kept: Kept,
  sent: { version: number; by: string; value: Fields },
  read: (value: Fields) => Fields,
): Fields | undefined => {
  if (sent.version > kept.version) return undefined;
  const base = findEarlier(kept, sent.version, sent.by);
  return base && mergeEdits({ base: read(base), theirs: read(kept.value), mine: sent.value }).merged;
};
