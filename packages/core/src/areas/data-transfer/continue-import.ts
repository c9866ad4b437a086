import type { CompanyId } from '../../base/ids';
import { eventWrite } from '../../store/outbox';
import { tenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { NOTHING_FOUND } from './check-import';
import type { DataImport } from './data-import';
import { importEnded, importWorked } from './data-import.events';
import { DataImports, sourceKey } from './data-import.records';
import { checkPhase, findPhase, runPhase } from './import-phases';
import { isUnderWay } from './import-states';
import { type ImportStep, type ImportTools, Overtaken, progressKeeper } from './import-step';
import { readImporter } from './importer';
import { NotUtf8 } from './read/encoding';
import { UnreadableFile } from './read/unreadable';
import { takeBack } from './take-back';

const NO_LONGER_ALLOWED = 'Whoever started this import can no longer edit client profiles.';
const PHASES = { checking: checkPhase, running: runPhase, finding: findPhase, taking_back: takeBack } as const;

/** What is told of an import that came to its end. A dry run that ends well is no end. */
const toEnded = ({ id, user_id, file_name, state, why, done, taken_back }: DataImport) =>
  state === 'done' || state === 'failed' || state === 'taken_back'
    ? {
        ...{ id, user_id, file_name, state, created: done.created, filled: done.filled, removed: taken_back.removed },
        ...(state === 'failed' && why && { why }),
      }
    : undefined;

const goOn = async (step: ImportStep, of: DataImport): Promise<DataImport> => {
  try {
    return await PHASES[of.state as keyof typeof PHASES](step, of);
  } catch (error) {
    // A file may begin as UTF-8 and show only later that it is not: it is read anew.
    if (error instanceof NotUtf8) return goOn(step, { ...of, ...NOTHING_FOUND, position: 0, encoding: 'windows-1252' });
    if (error instanceof UnreadableFile) return { ...of, state: 'failed', why: error.message };
    throw error;
  }
};

/**
 * Goes on with an import for as long as it may: the dry run, the writing, waiting until searches find
 * whom it added, or taking it back. How far it came is kept; rows that were
 * written and not yet counted are found again when it goes on from there.
 */
export const continueImport = async (tools: ImportTools, company: CompanyId, of: DataImport): Promise<DataImport> => {
  if (!isUnderWay(of.state)) return of;
  const { deps, files } = tools;
  const db = tenantDb(deps.table, company);
  const importer = await readImporter(deps, company, of);
  const keeper = progressKeeper(tools, company, of);
  const current = async () => (await db.get(DataImports, { id: of.id }, true)) ?? of;
  try {
    const next: DataImport = importer
      ? await goOn({ tools, company, importer, report: keeper.report }, of)
      : { ...of, state: 'failed', why: NO_LONGER_ALLOWED };
    const saved = db.save(DataImports, keeper.kept(), next);
    const { after } = saved;
    const writes: Write[] = [saved];
    if (of.state !== 'checking')
      writes.push(eventWrite(db, importWorked({ id: of.id }), { newId: deps.newId, now: after.updated_at }));
    const ended = toEnded(after);
    if (ended) writes.push(eventWrite(db, importEnded(ended), { newId: deps.newId, now: after.updated_at }));
    if (!(await db.transact(writes)).ok) return await current();
    if (after.state === 'done') await files.remove(sourceKey(company, of.id));
    return after;
  } catch (error) {
    if (error instanceof Overtaken) return await current();
    throw error;
  }
};
