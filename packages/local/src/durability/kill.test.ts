import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { openTable, type Table } from '@wayline/core/store/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTable } from '../database/create-table';
import { startDatabase } from '../database/engine';
import { tableDefinition } from '../table-definition';
import { populate } from '../testing/populate';
import { startServices } from '../testing/services';
import { buildWriter, writeUntilKilled } from './run-writer';

const ROUNDS = 20;
const LEAST_A_ROUND = 35;
const NAME = 'wayline-durability';
type Item = Record<string, unknown> & { type: string };

const folder = mkdtempSync(path.join(tmpdir(), 'wayline-durability-'));
const file = path.join(folder, 'table.db');
let token: string;
let company: string;

/** Runs with the engine on the file, and lets it go again. */
const withTable = async <T>(run: (table: Table) => Promise<T>): Promise<T> => {
  const database = await startDatabase({ file });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = database.endpoint;
  try {
    return await run(openTable(NAME));
  } finally {
    await database.stop();
  }
};

const everything = async (table: Table): Promise<Item[]> => {
  const items: Item[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new ScanCommand({ TableName: NAME, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    items.push(...((page.Items ?? []) as Item[]).filter((i) => String(i.pk).startsWith(`C#${company}#`)));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};

/** What every trip must have left behind, by the id of the trip; in order, so that lists can be compared. */
const traces = (items: Item[]) => {
  const of = (type: string, id: (item: Item) => unknown) =>
    items
      .filter((i) => i.type === type)
      .map((i) => String(id(i)))
      .sort();
  const head = items.find((i) => i.type === 'list_head');
  return {
    trips: of('trip', (i) => i.id),
    departures: of('departure', (i) => i.trip_id),
    audits: of('audit', (i) => i.subject),
    events: of('event', (i) => i.entity_id),
    answers: of('answer', (i) => JSON.parse(String(i.answer)).trip.id),
    codes: new Set(of('trip', (i) => i.code)).size,
    counted: head?.n,
    shown: (head?.row as { n: number } | undefined)?.n,
    last: items.find((i) => i.type === 'serial')?.last as number,
  };
};

beforeAll(async () => {
  const services = await startServices(folder, false);
  Object.assign(process.env, services.settings, { TABLE_NAME: NAME });
  await Promise.all([
    buildWriter(),
    withTable(async () => {
      await createTable(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', tableDefinition(NAME));
      const [owner] = await populate(services.enroll);
      if (!owner) throw new Error('Nobody is there to write.');
      company = owner.company_id;
      token = services.mint.accessToken(owner.sub);
    }),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`loses no acknowledged trip and leaves none half done when killed during writes, ${ROUNDS} times`, async () => {
  const acknowledged: string[] = [];
  const first = await withTable(async (table) => traces(await everything(table)).last);
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await writeUntilKilled(file, token, LEAST_A_ROUND + ((round * 7) % 30))));
    const found = await withTable(async (table) => traces(await everything(table)));
    const { trips } = found;
    const missing = acknowledged.filter((id) => !trips.includes(id));
    expect({ round, missing }).toEqual({ round, missing: [] });
    expect(found).toEqual({
      trips,
      departures: trips,
      audits: trips,
      events: trips,
      answers: trips,
      codes: trips.length,
      counted: trips.length,
      shown: trips.length,
      last: found.last,
    });
    // A number may be taken for a trip that was never written, but none is given twice.
    expect(found.last).toBeGreaterThanOrEqual(first + trips.length);
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * LEAST_A_ROUND);
}, 120_000);
