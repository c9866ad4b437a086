import { ok, type Result, refuse } from '../../../base/result';
import { ClientDraft } from '../client';
import { type MergeChoices, type MergeSide, mergeFields } from './merge-fields';

/** A profile after a merge, and where each of its fields came from, by path. */
export type MergedProfile = { after_merge: ClientDraft; origins: Record<string, MergeSide> };

/** What an advisor enters of a client, without what the product keeps of them. */
const toDraft = (client: ClientDraft): ClientDraft => ClientDraft.parse(client);

/**
 * Two profiles as one: `existing` is kept, `to_merge` the other. Refused where a list or a text would be longer than a profile holds.
 * Source: R-ACC-093..116 (G-160).
 */
export const mergeProfiles = (
  existing: ClientDraft,
  to_merge: ClientDraft,
  choices: MergeChoices = {},
): Result<MergedProfile> => {
  const { after, origins } = mergeFields(toDraft(existing), toDraft(to_merge), choices);
  const merged = ClientDraft.safeParse(after);
  if (merged.success) return ok({ after_merge: merged.data, origins });
  const issues = merged.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return refuse('client.merge_too_long', { params: { field: issues[0]?.path.split('.')[0] ?? '' }, issues });
};
