import type { SignedCall } from '../../access/signed-call';
import { mergeSave } from '../../base/merge-save';
import type { Result } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { checkBirthDate } from './check-birth-date';
import { type Client, ClientChanges } from './client';
import { Clients } from './client.records';
import type { ClientId } from './client-id';
import { refuseDeleted } from './merge/refuse-deleted';
import { PROFILE_PREFERENCES } from './profile-parts';

/** Fields that two people may change parts of at the same time. */
const MERGED_BY_PART = [
  ...Object.keys(PROFILE_PREFERENCES),
  'emergency_contact',
  'secondary_emergency_contact',
  'hear_about_us',
];

type Save = { id: ClientId; version: number; was?: ClientChanges | undefined; changes: ClientChanges };

/** Saves a section of a profile and keeps what others have saved of it meanwhile. Who is in the trash is restored first. */
export const saveClient = (
  { db, deps, commit }: SignedCall,
  { id, version, was, changes }: Save,
): Promise<Result<{ client: Client }>> =>
  retryOnConflict(async () => {
    const before = await db.get(Clients, { id });
    if (!before || before.deleted_at) return refuseDeleted(db, before);
    const merged = mergeSave(before, { version, was, changes }, { rules: ClientChanges, parts: MERGED_BY_PART });
    if (!merged.ok) return merged;
    const birth = checkBirthDate(merged.value.dob, deps.now());
    if (!birth.ok) return birth;
    const saved = db.save(Clients, before, { ...before, ...merged.value });
    return commit({ writes: [saved], answer: { client: saved.after } });
  });
