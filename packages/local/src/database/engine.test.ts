import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { DescribeTableCommand, ListTablesCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTable } from './create-table';
import { startDatabase } from './engine';
import { EngineMissing, engineBinary } from './engine-binary';
import { enginesOn, startTestEngine, type TestEngine } from './test-engine';

let open: TestEngine | undefined;
const start = async () => {
  open = await startTestEngine();
  return open;
};
afterEach(async () => {
  await open?.stop();
  open = undefined;
  vi.unstubAllEnvs();
});

describe('the embedded table engine', () => {
  it('answers as soon as it is started, and is gone when stop returns', async () => {
    const e = await start();
    expect((await e.client().send(new ListTablesCommand({}))).TableNames).toEqual([e.table]);
    expect(enginesOn(e.file)).toHaveLength(1);
    await e.stop();
    open = undefined;
    expect(enginesOn(e.file)).toEqual([]);
  });

  it('can be started again on the same port at once', async () => {
    const e = await start();
    const file = path.join(e.folder, 'other.db');
    const first = await startDatabase({ file });
    const port = Number(new URL(first.endpoint).port);
    await first.stop();
    const second = await startDatabase({ file, port });
    expect(second.endpoint).toBe(first.endpoint);
    await second.stop();
  });

  it('says why it did not start, and never takes another process for itself', async () => {
    const e = await start();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(startDatabase({ file: path.join(e.folder, 'x.db'), port })).rejects.toThrow(/already in use/);
    other.close();
  });

  it('uses the engine that DYNAMODB_ENDPOINT names', async () => {
    vi.stubEnv('DYNAMODB_ENDPOINT', 'http://127.0.0.1:9999');
    const database = await startDatabase({ file: '/nowhere/table.db' });
    expect(database.endpoint).toBe('http://127.0.0.1:9999');
    await database.stop();
  });

  it('names the way out where there is no binary for the machine', () => {
    const nowhere = () => {
      throw new Error('Cannot find module');
    };
    expect(() => engineBinary(nowhere)).toThrow(EngineMissing);
    expect(() => engineBinary(nowhere)).toThrow(/DYNAMODB_ENDPOINT/);
  });

  it('makes a table once, however often it is asked', async () => {
    const e = await start();
    const { Table } = await e.client().send(new DescribeTableCommand({ TableName: e.table }));
    await e.put('a');
    const again = {
      TableName: e.table,
      KeySchema: Table?.KeySchema,
      AttributeDefinitions: Table?.AttributeDefinitions,
      BillingMode: 'PAY_PER_REQUEST' as const,
    };
    await createTable(e.endpoint(), again);
    expect((await e.client().send(new ScanCommand({ TableName: e.table }))).Count).toBe(1);
    await expect(createTable(e.endpoint(), { ...again, TableName: '!' })).rejects.toThrow();
  });

  it('tells its owner when it dies, and keeps every acknowledged write through kill -9', async () => {
    const e = await start();
    const died = vi.fn();
    await e.restart(died);
    const acknowledged: string[] = [];
    const write = async (writer: number) => {
      for (let i = 0; ; i += 1) {
        const id = `${writer}-${String(i).padStart(4, '0')}`;
        await e.put(id);
        acknowledged.push(id);
        if (acknowledged.length === 100) for (const pid of enginesOn(e.file)) process.kill(pid, 'SIGKILL');
      }
    };
    await Promise.allSettled([write(1), write(2), write(3), write(4)]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    await expect.poll(() => died.mock.calls).toContainEqual([137]);
    await e.restart();
    const kept =
      (await e.client().send(new ScanCommand({ TableName: e.table }))).Items?.map((item) => item.pk?.S) ?? [];
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  });
});
