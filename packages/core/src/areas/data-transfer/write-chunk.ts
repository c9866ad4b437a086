import { ok, type Result, refuse } from '../../base/result';
import type { AuditEntry } from '../../store/commit';
import type { DomainEvent } from '../../store/domain-event';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { Write, Writes } from '../../store/write';
import { Clients, clientEvents, insertClient } from '../clients/public';
import type { CheckedRow } from './check-client-row';
import type { DataImport } from './data-import';
import { ImportChunks, type RowOutcome, toChunkKey } from './data-import.records';
import type { Importer } from './importer';
import type { KnownPeople } from './known-people';
import { type Planned, planChunk } from './plan-chunk';

type Told = { writes: readonly Write[]; audit: AuditEntry & { action: string }; events: readonly DomainEvent[] };
/** What the import writes of a client, the entry in their own history, and the fact. */
const toWritten = (db: Writes, import_id: DataImport['id'], { before, after }: Planned): Told => {
  if (!before) return insertClient(db, after, { import_id });
  const { id } = after;
  const change = db.change(Clients, before, after);
  return {
    writes: [change],
    audit: { subject: id, action: 'client.import_filled', about: change, changes: { import_id } },
    events: [clientEvents.changed({ id, import_id })],
  };
};

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
    const chunk = db.insert(ImportChunks, { ...key, outcomes, version: 1 });
    const written = planned.map((one) => toWritten(db, of.id, one));
    const [first, ...rest] = written;
    if (first)
      return commit({
        writes: [chunk, ...written.flatMap(({ writes }) => writes)],
        audit: first.audit,
        further_audits: rest.map(({ audit }) => audit),
        events: written.flatMap(({ events }) => events),
        answer: outcomes,
      });
    return (await db.transact([chunk])).ok ? ok(outcomes) : refuse('record.exists');
  });
  if (written.ok) return written.value;
  const why = 'Couldn’t save this row because its client kept changing. Import it again.';
  return rows.map(({ row, name }) => ({ row, name, did: 'failed', why }));
};
