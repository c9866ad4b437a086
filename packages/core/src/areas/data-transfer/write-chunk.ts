import { ok, type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { Write, Writes } from '../../store/write';
import { Clients, clientEvents, insertClient } from '../clients/public';
import type { CheckedRow } from './check-client-row';
import type { DataImport } from './data-import';
import { ImportChunks, type RowOutcome, toChunkKey } from './data-import.records';
import type { Importer } from './importer';
import type { KnownPeople } from './known-people';
import { type Planned, planChunk } from './plan-chunk';

/** What the import writes of a client. */
const toWritten = (db: Writes, import_id: DataImport['id'], { before, after }: Planned): Write =>
  before
    ? db.save(Clients, before, after, {
        as: ({ id }) => clientEvents.changed({ id, import_id }),
        action: 'client.import_filled',
        changes: { import_id },
      })
    : insertClient(db, after, { import_id });

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
    const chunk = db.insert(ImportChunks, { ...key, outcomes });
    const written = planned.map((one) => toWritten(db, of.id, one));
    if (written.length > 0) return commit({ writes: [chunk, ...written], answer: outcomes });
    return (await db.transact([chunk])).ok ? ok(outcomes) : refuse('record.exists');
  });
  if (written.ok) return written.value;
  const why = 'Couldn’t save this row because its client kept changing. Import it again.';
  return rows.map(({ row, name }) => ({ row, name, did: 'failed', why }));
};
