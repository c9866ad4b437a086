import assert from 'node:assert/strict';
import path from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '@wayline/core/store/client';
import { decryptAnswer, hashIdempotencyKey } from '@wayline/core/store/encrypted-answer';
import { startDatabase } from '../database/engine';
import { TABLE_NAME } from '../environment';
import { LOCAL_CREDENTIALS, REGION } from '../fakes/credentials';
import type { RequestLog } from './request-log';

type Item = Record<string, unknown> & { type: string };

const everythingIn = async (file: string): Promise<Item[]> => {
  const database = await startDatabase({ file });
  Object.assign(process.env, {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
  });
  const { db } = openTable(TABLE_NAME);
  const items: Item[] = [];
  try {
    let start: Record<string, unknown> | undefined;
    do {
      const page = await db.send(
        new ScanCommand({ TableName: TABLE_NAME, ConsistentRead: true, ExclusiveStartKey: start }),
      );
      items.push(...((page.Items ?? []) as Item[]));
      start = page.LastEvaluatedKey;
    } while (start);
    return items;
  } finally {
    db.destroy();
    await database.stop();
  }
};

/**
 * What no endpoint shows, read from the table of a product that has ended: each trip of the ledger has left one record, one departure, one
 * audit row, one event and one kept answer, and nothing of another trip is there. Throws an AssertionError otherwise.
 */
export const inspectTable = async (dataDir: string, ledger: RequestLog): Promise<void> => {
  const items = await everythingIn(path.join(dataDir, 'table.db'));
  const ours = ledger.asked.map(({ trip }) => String(trip?.id)).sort();
  const demo = new Set(items.filter((i) => i.type === 'trip').map((i) => String(i.id)));
  for (const id of ours) demo.delete(id);
  const of = (type: string, idOf: (item: Item) => unknown) =>
    items
      .filter((i) => i.type === type)
      .map((i) => String(idOf(i)))
      // The demo's own trips, and what belongs to no trip, such as its checklist template.
      .filter((id) => id.startsWith('trp_') && !demo.has(id))
      .sort();
  assert.deepEqual(
    of('trip', (i) => i.id),
    ours,
    'records',
  );
  assert.deepEqual(
    of('departure', (i) => i.trip_id),
    ours,
    'departures',
  );
  assert.deepEqual(
    of('audit', (i) => i.subject),
    ours,
    'audit rows',
  );
  assert.deepEqual(
    of('event', ({ payload }) => {
      const { trip_id, id } = payload as { trip_id?: string; id?: string };
      return trip_id ?? id;
    }),
    ours,
    'events',
  );
  const answers = new Map(items.filter((i) => i.type === 'answer').map((i) => [i.key, i.answer as Uint8Array]));
  const answered = ledger.asked.map(({ key, trip }) => {
    const secret = `${trip?.user_id}.trips.create.${key}`;
    return (
      decryptAnswer(secret, answers.get(hashIdempotencyKey(secret)) ?? new Uint8Array()) as { trip: { id: string } }
    ).trip.id;
  });
  assert.deepEqual(answered.sort(), ours, 'kept answers');
};
