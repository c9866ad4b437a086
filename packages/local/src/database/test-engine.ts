import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CreateTableCommandInput, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { createTable } from './create-table';
import { type Database, startDatabase } from './engine';

const TABLE_NAME = 'things';
const definition: CreateTableCommandInput = {
  TableName: TABLE_NAME,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
};

const commandLine = (pid: string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
};

/** The engine processes that have a file open for serving; not the shells around them. */
export const enginesOn = (file: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const words = commandLine(pid);
      return words.includes(file) && words[0]?.endsWith('dynoxide');
    })
    .map(Number);

/** For tests: an engine on a file of its own with one small streamed table, and a client of it. */
export const startTestEngine = async () => {
  Object.assign(process.env, { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-engine-'));
  const file = path.join(folder, 'table.db');
  const open = async (onExit?: (code: number | null) => void) => {
    const engine = await startDatabase({ file, onExit });
    return { engine, client: new DynamoDBClient({ endpoint: engine.endpoint, maxAttempts: 1 }) };
  };
  let running: { engine: Database; client: DynamoDBClient } = await open();
  await createTable(running.engine.endpoint, definition);
  return {
    folder,
    file,
    table: TABLE_NAME,
    endpoint: () => running.engine.endpoint,
    client: () => running.client,
    put: (pk: string, rest: Record<string, { S: string } | { N: string } | { B: Uint8Array }> = {}) =>
      running.client.send(
        new PutItemCommand({ TableName: TABLE_NAME, Item: { pk: { S: pk }, sk: { S: pk }, ...rest } }),
      ),
    restart: async (onExit?: (code: number | null) => void) => {
      await running.engine.stop();
      running.client.destroy();
      running = await open(onExit);
    },
    stop: async () => {
      running.client.destroy();
      await running.engine.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type TestEngine = Awaited<ReturnType<typeof startTestEngine>>;
