import { commitUnchanged } from '../../access/commit-unchanged';
import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { Institution } from './institution';
import { institutionsChanged } from './institution.events';
import { Institutions } from './institution.records';
import type { InstitutionId } from './institution-id';

type Outcome = { changed: InstitutionId[]; unchanged: InstitutionId[] };
type Plan = {
  ids: readonly InstitutionId[];
  /** What it is called in the history of each. */
  action: string;
  /** An institution as it becomes; undefined for one that is so already, or that it does not concern. */
  change: (institution: Institution, now: string) => Partial<Institution> | undefined;
};

/**
 * Does the same to several institutions in one transaction; what is gone or is so already is told apart and keeps the others from nothing.
 * Refuses `record.missing` when none is there.
 */
export const changeInstitutions = (
  { actor, db, deps, commit }: SignedCall,
  { ids, action, change }: Plan,
): Promise<Result<Outcome>> =>
  retryOnConflict(async () => {
    const wanted = [...new Set(ids)];
    const found = await db.getMany(wanted.map((id) => ({ def: Institutions, key: { id } })));
    if (!found.some(Boolean)) return refuse('record.missing');
    const now = deps.now();
    const writes = found.flatMap((before) => {
      const fields = before && change(before, now);
      return before && fields ? [db.save(Institutions, before, { ...before, ...fields })] : [];
    });
    const changed = writes.map(({ after }) => after.id);
    const answer = { changed, unchanged: wanted.filter((id) => !changed.includes(id)) };
    if (changed.length === 0) return commitUnchanged({ actor, commit }, `${action}.unchanged`, answer);
    return commit({ writes, audit: { action }, events: [institutionsChanged({ ids: changed })], answer });
  });
