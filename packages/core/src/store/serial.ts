import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { recordCapacity } from './capacity-meter';
import { record, toItemKey } from './record';
import type { TenantDb } from './tenant-db';

const FIRST = 1000;

/** The last number given out in a company, for codes that people read. */
export const Serials = record({
  name: 'serial',
  schema: z.object({ name: z.string(), last: z.int() }),
  key: ['name'],
  partition: () => ['HEADS'],
  sort: (k) => ['SERIAL', k.name],
});

export const newSerial = (name: string) => ({ name, last: FIRST });

/**
 * Takes the next number, or so many of them at once: the answer is the last. Everybody who asks gets another one, however many ask at once; a number whose record was never written is
 * left out. The first who asks begins the series. Where numbers may not have gaps, as with invoices, this is not the way.
 */
export const takeSerial = async (db: TenantDb, name: string, count = 1): Promise<number> => {
  const answer = await db.table.db.send(
    new UpdateCommand({
      TableName: db.table.name,
      Key: toItemKey(db.company, Serials, { name }),
      UpdateExpression: 'SET #last = if_not_exists(#last, :first) + :count, #name = :name, #type = :type',
      ExpressionAttributeNames: { '#last': 'last', '#name': 'name', '#type': 'type' },
      ExpressionAttributeValues: { ':count': count, ':first': FIRST, ':name': name, ':type': Serials.name },
      ReturnValues: 'UPDATED_NEW',
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('writes', answer.ConsumedCapacity);
  return Number(answer.Attributes?.last);
};

/** The next number of a series that counts from 1; it is kept like every other. */
export const takeOrdinal = async (db: TenantDb, name: string): Promise<number> => (await takeSerial(db, name)) - FIRST;
