import { ok, type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { type Client, type ClientId, Clients, clientsChanged } from '../clients/public';
import { type DataImport, MOST_LISTED, type Problem } from './data-import';
import { type ImportChunk, ImportChunks, type RowOutcome } from './data-import.records';
import { emptyAgain } from './fill-empty';
import type { ImportStep } from './import-step';
import type { Importer } from './importer';
import { importChunks } from './result-file';

type Back = {
  removed: number;
  put_back: number;
  left: Problem[];
  changes: Map<ClientId, { before: Client; after: Client }>;
};

/** Why a client stays as they are, although the import added or filled them in. */
const reasonToLeave = ({ imported, version, trips }: Client, { did }: RowOutcome, import_id: string) => {
  if (imported?.import_id !== import_id || imported.version !== version) return 'Changed since the import.';
  return did === 'created' && trips > 0 ? 'On a trip by now.' : undefined;
};

/** What taking rows back means, by their clients as they stand. Who is in the trash or gone already needs nothing. */
const planBack = (
  { actor, deps }: Importer,
  { import_id, outcomes }: ImportChunk,
  clients: readonly (Client | undefined)[],
): Back => {
  const back: Back = { removed: 0, put_back: 0, left: [], changes: new Map() };
  const now = deps.now();
  for (const outcome of outcomes) {
    const { did, row, name, client_id, filled = [] } = outcome;
    const before = clients.find((one) => one !== undefined && one.id === client_id);
    const client = before && (back.changes.get(before.id)?.after ?? before);
    if (!client || client.deleted_at || (did !== 'created' && did !== 'filled')) continue;
    const why = reasonToLeave(before, outcome, import_id);
    if (why) {
      back.left.push({ row, name, why });
      continue;
    }
    const imported = { import_id, version: before.version + 1 };
    const trash = { deleted_at: now, deleted_by: actor.name };
    const after = { ...(did === 'created' ? { ...client, ...trash } : emptyAgain(client, filled)), imported };
    back[did === 'created' ? 'removed' : 'put_back'] += 1;
    back.changes.set(client.id, { before, after });
  }
  return back;
};

const takeChunkBack = (importer: Importer, chunk: ImportChunk): Promise<Result<Back>> =>
  retryOnConflict(async () => {
    const { db, deps, commit } = importer;
    const known = [...new Set(chunk.outcomes.flatMap(({ client_id }) => client_id ?? []))];
    const clients = await db.getMany(
      known.map((id) => ({ def: Clients, key: { id } })),
      true,
    );
    const back = planBack(importer, chunk, clients);
    const { import_id } = chunk;
    const taken = db.change(ImportChunks, chunk, { ...chunk, taken_back_at: deps.now() });
    const saved = [...back.changes.values()].map(({ before, after }) => db.save(Clients, before, after));
    const ids = saved.map(({ after }) => after.id);
    if (ids.length === 0) return (await db.transact([taken])).ok ? ok(back) : refuse('record.stale');
    return commit({
      writes: [taken, ...saved],
      audit: { action: 'client.import_taken_back', changes: { import_id } },
      // One fact for all of them: rows of an earlier version leave no room for one each.
      events: [clientsChanged({ ids, import_id })],
      answer: back,
    });
  });

/**
 * Takes an import back: who was added goes to the trash, and fields that were filled are empty again. Who was changed since is left alone. Rows that
 * are taken back say so, and are passed by when it goes on.
 */
export const takeBack = async ({ tools, importer, report }: ImportStep, of: DataImport): Promise<DataImport> => {
  const taken_back = { ...of.taken_back };
  const left = [...of.left];
  for await (const chunks of importChunks(importer.db, of.id))
    for (const chunk of chunks) {
      if (chunk.taken_back_at) continue;
      if (tools.enough()) return { ...of, taken_back, left };
      const back = await takeChunkBack(importer, chunk);
      // Somebody else goes on with it.
      if (!back.ok) return { ...of, taken_back, left };
      taken_back.rows += chunk.outcomes.length;
      taken_back.removed += back.value.removed;
      taken_back.put_back += back.value.put_back;
      taken_back.left_alone += back.value.left.length;
      left.push(...back.value.left.slice(0, Math.max(0, MOST_LISTED - left.length)));
      await report({ taken_back, left });
    }
  return { ...of, taken_back, left, state: 'taken_back' };
};
