import type { SignedCall } from '../../access/signed-call';
import { later } from '../../base/later';
import type { Result } from '../../base/result';
import type { Write } from '../../store/write';
import type { Files } from '../files/public';
import { continueImport } from './continue-import';
import type { DataImport } from './data-import';
import { DataImports } from './data-import.records';

/** A call goes on for so long by itself: most files are done by then, and nobody waits for a job. */
const AT_ONCE_MS = 4_000;
const LOOKS = 10;

type Phase = { after: DataImport; action: string; writes?: readonly Write[] };
/**
 * Begins the next phase of an import and does as much of it as a call may; a job does the rest. The answer is the beginning, so that a repetition is
 * answered alike: whoever looks then sees how far it has come.
 */
export const beginPhase = async (
  { actor, db, deps, commit }: SignedCall<{ files: Files }>,
  before: DataImport,
  { after, action, writes = [] }: Phase,
): Promise<Result<{ data_import: DataImport }>> => {
  const begun = db.save(DataImports, before, after, { action });
  const committed = await commit({ writes: [begun, ...writes], answer: { data_import: begun.after } });
  if (!committed.ok) return committed;
  const end = later(deps.now(), AT_ONCE_MS);
  const enough = () => deps.now() > end;
  await continueImport({ deps, files: deps.files, enough, looks: LOOKS }, actor.company_id, begun.after);
  return committed;
};
