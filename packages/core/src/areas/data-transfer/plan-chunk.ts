import { MAX_TRANSACTION_BYTES, measureItemBytes } from '../../store/limits';
import {
  type Client,
  type ClientDraft,
  type ClientId,
  clientName,
  followMerges,
  listMatchKeys,
  takeAccountNumbers,
  toClientDays,
  toNewClient,
} from '../clients/public';
import type { CheckedRow } from './check-client-row';
import type { DataImport, Decision } from './data-import';
import type { RowOutcome } from './data-import.records';
import { fillEmpty } from './fill-empty';
import type { Importer } from './importer';
import type { KnownPeople } from './known-people';

const MOST_STEPS = 90;
const MOST_ROWS = 25;
/** A row that fills somebody in is in their profile and in its history: four times as many bytes fit a transaction. */
const MOST_BYTES = MAX_TRANSACTION_BYTES / 4;
/** How many places of a transaction a row takes: the client, what follows them, their entry in the history and their fact. */
const countRowSteps = (row: CheckedRow): number => {
  if ('issues' in row) return 0;
  const days = toClientDays({ ...row.draft, id: '' as ClientId } as Client);
  return 3 + listMatchKeys(row.draft).length + days.length;
};
/** As many of the first rows as are written together, at least one. Where they end follows from the file alone, so that a repetition ends them alike. */
export const firstChunk = (rows: readonly CheckedRow[]): CheckedRow[] => {
  let [steps, bytes] = [0, 0];
  const end = rows.findIndex((row, i) => {
    steps += countRowSteps(row);
    bytes += measureItemBytes(row);
    return i > 0 && (steps > MOST_STEPS || bytes > MOST_BYTES || i >= MOST_ROWS);
  });
  return rows.slice(0, end < 0 ? rows.length : end);
};

/** A client as they were, if they were, and as they become. */
export type Planned = { before: Client | undefined; after: Client };
export type ChunkPlan = { outcomes: RowOutcome[]; planned: Planned[] };

type Ready = { row: number; name: string; draft: ClientDraft };

/** Who is added is numbered at last, when it is known how many they are: those who are left out use up no account numbers. */
const numbered = async (db: Importer['db'], { outcomes, planned }: ChunkPlan): Promise<ChunkPlan> => {
  const added = planned.filter(({ before }) => !before);
  const numbers = await takeAccountNumbers(db, added.length);
  const codes = new Map(added.map(({ after }, i) => [after.id, numbers[i] ?? '']));
  const codeOf = (id: ClientId | undefined, code: string | undefined) => (id && codes.get(id)) ?? code;
  return {
    outcomes: outcomes.map((one) => ({ ...one, ind_code: codeOf(one.client_id, one.ind_code) })),
    planned: planned.map(({ before, after }) => ({
      before,
      after: { ...after, ind_code: codes.get(after.id) ?? after.ind_code },
    })),
  };
};

/** What becomes of rows. Clients that they fill in are read here; nothing is written. */
export const planChunk = async (
  { actor, db, deps }: Importer,
  { id: import_id, decisions, row_decisions }: DataImport,
  rows: readonly CheckedRow[],
  people: KnownPeople,
): Promise<ChunkPlan> => {
  const matchOf = await people.lookUp(rows.flatMap((row) => ('draft' in row ? [row.draft] : [])));
  const planned = new Map<ClientId, Planned>();
  const outcomes: RowOutcome[] = [];

  const create = (ready: Ready) => {
    const after = { ...toNewClient({ actor, deps }, ready.draft, ''), imported: { import_id, version: 1 } };
    planned.set(after.id, { before: undefined, after });
    people.remember(ready, after.id);
    outcomes.push({ row: ready.row, name: ready.name, did: 'created', client_id: after.id });
  };
  const fill = async (ready: Ready, match: ClientId) => {
    const found = planned.has(match) ? undefined : (await followMerges(db, match)).client;
    const known = found?.id ?? match;
    const earlier = planned.get(known);
    const before = earlier ? earlier.before : found;
    const client = earlier?.after ?? before;
    if (!client || client.deleted_at) return create(ready);
    const fields = fillEmpty(client, ready.draft);
    const filled = Object.keys(fields);
    const of = { row: ready.row, name: ready.name, client_id: known, ind_code: client.ind_code };
    people.remember(ready, known);
    if (filled.length === 0) {
      outcomes.push({ ...of, did: 'skipped', why: `${clientName(client)} has all of this already.` });
      return;
    }
    const imported = { import_id, version: before ? before.version + 1 : 1 };
    planned.set(known, { before, after: { ...client, ...fields, imported } });
    outcomes.push({ ...of, did: 'filled', filled });
  };

  for (const checked of rows) {
    const { row, name } = checked;
    if ('issues' in checked) {
      outcomes.push({ row, name, did: 'failed', why: checked.issues.join(' ') });
      continue;
    }
    const match = matchOf(checked);
    const decision: Decision = match ? (row_decisions[row] ?? decisions[match.grade]) : 'create';
    if (!match?.client_id || decision === 'create') create(checked);
    else if (decision === 'fill') await fill(checked, match.client_id);
    else {
      const why = `Already a client: ${match.client_name}. ${match.reasons.join(', ')}.`;
      outcomes.push({ row, name, did: 'skipped', client_id: match.client_id, why });
    }
  }
  return numbered(db, { outcomes, planned: [...planned.values()] });
};
