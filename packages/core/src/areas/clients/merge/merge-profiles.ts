import { ok, type Result } from '../../../base/result';
import { ClientDraft } from '../client';
import type { ClientId } from '../client-id';
import { refuse } from '../errors';
import { type MergeChoices, type MergeSide, mergeFields } from './merge-fields';

/** A profile after a merge, and where each of its fields came from, by path. */
export type MergedProfile = { after_merge: ClientDraft; origins: Record<string, MergeSide> };

type Profile = ClientDraft & { id?: ClientId };
/** What an advisor enters of a client, without what the product keeps of them but who they are. */
const toDraft = (client: Profile) => ({ ...ClientDraft.parse(client), id: client.id });

/** Fields as a profile holds them. Refused where a list or a text is longer than fits. */
export const parseMergedFields = (fields: Record<string, unknown>): Result<ClientDraft> => {
  const merged = ClientDraft.safeParse(fields);
  if (merged.success) return ok(merged.data);
  const issues = merged.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const field = issues[0]?.path.split('.')[0]?.replaceAll('_', ' ') ?? '';
  return refuse('client.merge_too_long', { params: { field }, issues });
};

/** Two profiles as one: `existing` is kept, `to_merge` the other. Source: R-ACC-093..116 (G-160). */
export const mergeProfiles = (
  existing: Profile,
  to_merge: Profile,
  choices: MergeChoices = {},
): Result<MergedProfile> => {
  const { after, origins } = mergeFields(toDraft(existing), toDraft(to_merge), choices);
  const merged = parseMergedFields(after);
  return merged.ok ? ok({ after_merge: merged.value, origins }) : merged;
};
