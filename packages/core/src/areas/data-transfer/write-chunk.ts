import { ok, type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { Clients } from '../clients/public';
import type { CheckedRow } from './check-client-row';
import type { DataImport } from './data-import';
import { ImportChunks, type RowOutcome, toChunkKey } from './data-import.records';
import type { Importer } from './importer';
import type { KnownPeople } from './known-people';
import { planChunk } from './plan-chunk';

/**
 * Writes rows together with what became of them, in one transaction: rows that come again find that they were written. `from` is how many rows
 * of the file come before them.
 */
export const writeChunk = async (
  importer: Importer,
  of: DataImport,
  { rows, from }: { rows: readonly CheckedRow[]; from: number },
  people: KnownPeople,
): Promise<RowOutcome[]> => {
  const { db, commit } = importer;
  const key = toChunkKey(of.id, from);
  let isFirstTry = true;
  const written = await retryOnConflict(async (): Promise<Result<RowOutcome[]>> => {
    const earlier = isFirstTry ? undefined : await db.get(ImportChunks, key, true);
    if (earlier) return ok(earlier.outcomes);
    isFirstTry = false;
    const { outcomes, planned } = await planChunk(importer, of, rows, people);
    const writes = [
      db.insert(ImportChunks, { ...key, outcomes, version: 1 }),
      ...planned.map(({ before, after }) => (before ? db.change(Clients, before, after) : db.insert(Clients, after))),
    ];
    const [first, ...rest] = planned.map(({ after }) => after.id);
    const entry = { action: 'client.imported', changes: { import_id: of.id } };
    if (first)
      return commit({
        writes,
        audit: { subject: first, ...entry },
        further_audits: rest.map((subject) => ({ subject, ...entry })),
        answer: outcomes,
      });
    return (await db.transact(writes)).ok ? ok(outcomes) : refuse('record.exists');
  });
  if (written.ok) return written.value;
  const why = 'Couldn’t save this row because its client kept changing. Import it again.';
  return rows.map(({ row, name }) => ({ row, name, did: 'failed', why }));
};
