import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleLikeDeployed } from '../size/bundle-handler';
import { getHandlerEntry } from '../size/handler-names';
import { takeTurns } from './timing';

const RUNS = 15;
const SHELL = 'notifications/shell';
/** Those of every day, one of middling size, and the one that every page begins with. */
const HANDLERS = [
  'trip/trips/list-trips',
  'trip/trips/get-trip',
  'trip/trips/create-trip',
  'trip/bookings/create-booking',
  'people/list-host-agencies',
  SHELL,
];
/** What a function may take of the bare client's time. */
const aimOf = (name: string) => (name === SHELL ? 1.8 : 1.5);
/** `BENCH_NODE` is a Node of the version that is deployed, where this is another. */
const NODE = process.env.BENCH_NODE ?? process.execPath;
/** The client, its document client and the commands the store uses: what nobody who talks to the table can do without. */
const BARE = `
export { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
export { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
`;
const PROGRAM = `
const before = process.cpuUsage();
import(process.argv[1]).then(() => {
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(String((user + system) / 1000));
});`;
const load = (file: string) => async () =>
  Number(execFileSync(NODE, ['-e', PROGRAM, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

export type LoadRow = { name: string; ms: number; bare: number; aim: number };

/** The processor time a deployed bundle takes to load in a fresh process, in milliseconds, beside the bare document client bundled the same way. */
export const measureModuleLoad = async (): Promise<LoadRow[]> => {
  const cache = path.resolve('node_modules/.cache/wayline');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'load-'));
  try {
    const bare = path.join(folder, 'bare.ts');
    writeFileSync(bare, BARE);
    const names = ['bare', ...HANDLERS];
    const files: string[] = [];
    for (const name of names) {
      const bundle = await bundleLikeDeployed({
        [path.basename(name)]: name === 'bare' ? bare : getHandlerEntry(name),
      });
      const file = path.join(folder, `${path.basename(name)}.mjs`);
      writeFileSync(file, bundle.outputFiles[0]?.contents ?? '');
      files.push(pathToFileURL(file).href);
    }
    const [base = 0, ...rest] = await takeTurns(RUNS, files.map(load));
    return HANDLERS.map((name, i) => ({ name, ms: rest[i] ?? 0, bare: base, aim: aimOf(name) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const loadComplaints = (rows: readonly LoadRow[]): string[] =>
  rows
    .filter(({ ms, bare, aim }) => ms / bare > aim)
    .map(
      ({ name, ms, bare, aim }) =>
        `${name} loads in ${(ms / bare).toFixed(2)} times the bare client, the goal is ${aim}`,
    );
