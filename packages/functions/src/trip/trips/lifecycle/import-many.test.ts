import { ROWS_AT_ONCE } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import type { RowOutcome } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import type { TripImportId } from '@wayline/core/base/ids';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughTable } from '../../../kernel/intercept-table';
import { importRows } from './import-samples';

const ROWS = 500;
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const begin = async (rows: number) => {
  const draft = { file_name: 'trips.csv', header_key: 'trip', mapping: { trip_name: 0 }, rows };
  return (await world.call('trips.imports.start', draft, asked())).body.trip_import.id;
};
const send = (id: TripImportId, chunk: number, rows: ReturnType<typeof importRows>) =>
  world.call('trips.imports.rows', { id, chunk, rows: rows.map(({ sent }) => sent) }, asked());
const sendAll = async (id: TripImportId, rows: ReturnType<typeof importRows>): Promise<RowOutcome[]> => {
  const outcomes: RowOutcome[] = [];
  for (let chunk = 0; chunk * ROWS_AT_ONCE < rows.length; chunk++) {
    const { body } = await send(id, chunk, rows.slice(chunk * ROWS_AT_ONCE, (chunk + 1) * ROWS_AT_ONCE));
    outcomes.push(...body.outcomes);
  }
  return outcomes;
};
const total = async () => (await world.call('trips.list', { per_page: 1 }, asked())).body.total;
const figures = async (id: TripImportId) => {
  const { imports } = (await world.call('trips.imports.list', {}, asked())).body;
  const { created, failed } = imports.find((one) => one.id === id) ?? {};
  return { created, failed };
};

describe('R-TRIP-188 a CSV file with every kind of row', () => {
  it('brings every good row in and says of every bad one what is wrong, in a sentence that names the column', async () => {
    const rows = importRows(ROWS);
    const before = await total();
    const id = await begin(ROWS);
    const outcomes = await sendAll(id, rows);
    expect(outcomes.map(({ row }) => row)).toEqual(rows.map(({ sent }) => sent.row));
    for (const [i, { kind, refused }] of rows.entries()) {
      const { trip_id, issues } = outcomes[i] ?? {};
      if (refused) expect(issues?.join(' '), kind).toMatch(refused);
      else expect([kind, typeof trip_id, issues]).toEqual([kind, 'string', undefined]);
    }
    const good = rows.filter(({ refused }) => !refused).length;
    expect(await total()).toBe(before + good);
    expect(await figures(id)).toEqual({ created: good, failed: ROWS - good });
    expect(new Set(outcomes.flatMap(({ code }) => code ?? [])).size).toBe(good);
  });

  it('writes a chunk once, however often it is sent, at once or after the answer was lost', async () => {
    const rows = importRows(ROWS_AT_ONCE);
    const before = await total();
    const id = await begin(ROWS_AT_ONCE);
    throughTable(async (input, passOn) => {
      const answer = await passOn();
      if (input.includes('import_chunk') && input.includes('TransactItems')) throw new Error('The line broke.');
      return answer;
    });
    const lost = await world.send('trips.imports.rows', { id, chunk: 0, rows: rows.map(({ sent }) => sent) }, asked());
    expect(lost.status).toBe(500);
    vi.restoreAllMocks();
    const answers = await Promise.all([send(id, 0, rows), send(id, 0, rows), send(id, 0, rows)]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const good = rows.filter(({ refused }) => !refused).length;
    expect(await total()).toBe(before + good);
    expect(await figures(id)).toEqual({ created: good, failed: ROWS_AT_ONCE - good });
  });

  it('writes nothing of a chunk that breaks off, and all of it when it is sent again', async () => {
    const rows = importRows(ROWS_AT_ONCE);
    const before = await total();
    const id = await begin(ROWS_AT_ONCE);
    throughTable(async (input, passOn) => {
      if (input.includes('import_chunk') && input.includes('TransactItems')) throw new Error('The line broke.');
      return passOn();
    });
    expect(
      (await world.send('trips.imports.rows', { id, chunk: 0, rows: rows.map(({ sent }) => sent) }, asked())).status,
    ).toBe(500);
    vi.restoreAllMocks();
    expect([await total(), await figures(id)]).toEqual([before, { created: 0, failed: 0 }]);
    await send(id, 0, rows);
    expect(await total()).toBe(before + rows.filter(({ refused }) => !refused).length);
  });
});
