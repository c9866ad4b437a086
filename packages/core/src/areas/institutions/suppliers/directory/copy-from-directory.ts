import { commitUnchanged } from '../../../../access/commit-unchanged';
import type { SignedCall } from '../../../../access/signed-call';
import { type Result, refuse } from '../../../../base/result';
import { takeSerial } from '../../../../store/serial';
import { InstitutionDraft } from '../../institution';
import { institutionsChanged } from '../../institution.events';
import { DIRECTORY_COPIES, DirectoryCopies, Institutions } from '../../institution.records';
import type { InstitutionId } from '../../institution-id';
import { newInstitution } from '../../new-institution';
import { findDirectoryEntry } from './directory';

type Outcome = { added: InstitutionId[]; already: string[] };

/** Copies entries of the directory into the company's suppliers; one that it has stays as it is. Refuses `record.missing` when none is in the directory. */
export const copyFromDirectory = async (
  { actor, db, deps, commit }: SignedCall,
  ids: readonly string[],
): Promise<Result<Outcome>> => {
  const wanted = [...new Set(ids)].map(findDirectoryEntry).filter((entry) => entry !== undefined);
  if (wanted.length === 0) return refuse('record.missing');
  const { copies } = await db.readPartition(DIRECTORY_COPIES, { copies: DirectoryCopies }, { consistent: true });
  const copied = new Set(copies.map(({ directory_id }) => directory_id));
  const missing = wanted.filter(({ directory_id }) => !copied.has(directory_id));
  const already = wanted.map(({ directory_id }) => directory_id).filter((id) => copied.has(id));
  if (missing.length === 0)
    return commitUnchanged({ actor, commit }, 'directory.copied.unchanged', { added: [], already });
  const last = await takeSerial(db, 'institution', missing.length);
  const made = missing.map(({ directory_id, ...entry }, i) => ({
    ...newInstitution({ actor, deps }, InstitutionDraft.parse(entry), last - missing.length + 1 + i),
    source: 'directory' as const,
    directory_id,
  }));
  const added = made.map(({ id }) => id);
  return commit({
    writes: made.map((institution) => db.insert(Institutions, institution)),
    audit: { subject: actor.company_id, action: 'directory.copied', changes: { names: made.map(({ name }) => name) } },
    events: [institutionsChanged({ ids: added })],
    answer: { added, already },
  });
};
