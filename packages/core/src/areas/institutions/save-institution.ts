import type { SignedCall } from '../../access/signed-call';
import { mergeSave } from '../../base/merge-save';
import { type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { type Institution, InstitutionChanges } from './institution';
import { Institutions } from './institution.records';
import type { InstitutionId } from './institution-id';

type Save = { id: InstitutionId; version: number; was?: InstitutionChanges | undefined; changes: InstitutionChanges };

/** Saves a section of a profile and keeps what others have saved of it meanwhile. What is in the trash is restored first. */
export const saveInstitution = (
  { db, commit }: SignedCall,
  { id, version, was, changes }: Save,
): Promise<Result<{ institution: Institution }>> =>
  retryOnConflict(async () => {
    const before = await db.get(Institutions, { id });
    if (!before || before.deleted_at) return refuse('record.missing');
    const merged = mergeSave(before, { version, was, changes }, { rules: InstitutionChanges });
    if (!merged.ok) return merged;
    const saved = db.save(Institutions, before, { ...before, ...merged.value });
    return commit({ writes: [saved], answer: { institution: saved.after } });
  });
