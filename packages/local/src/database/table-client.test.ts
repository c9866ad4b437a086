import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '@wayline/core/store/client';
import { expect, it, vi } from 'vitest';
import { startTestEngine } from './test-engine';

it('spends nothing on a log of the SDK that nobody reads', async () => {
  const engine = await startTestEngine();
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const client = new DynamoDBClient({ endpoint: engine.endpoint(), logger });
  await engine.put('there');
  const { db, name } = openTable(engine.table, { client });
  const { Item } = await db.send(new GetCommand({ TableName: name, Key: { pk: 'there', sk: 'there' } }));
  expect(Item).toEqual({ pk: 'there', sk: 'there' });
  expect(logger.info).not.toHaveBeenCalled();
  client.destroy();
  await engine.stop();
});
