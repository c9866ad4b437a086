import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port';
import { engineBinary } from './engine-binary';
import { spawnGuarded } from './keeper';
import { prepareDatabase } from './template';

const PORT_TRIES = 3;
const LAST_WORDS = 2000;

export type Database = { endpoint: string; stop(): Promise<void> };
type Options = { file: string; port?: number; onExit?: (code: number | null) => void };
type Start = { ready: true } | { ready: false; words: string };

/** Ready when the engine itself says that it listens: an answer on the port could come from another process. */
const started = (child: ChildProcess) =>
  new Promise<Start>((resolve) => {
    let words = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      words = `${words}${chunk}`.slice(-LAST_WORDS);
      if (words.includes('listening on')) resolve({ ready: true });
    });
    child.once('error', (error) => resolve({ ready: false, words: error.message }));
    child.once('close', () => resolve({ ready: false, words }));
  });

const launch = async (file: string, wanted: number | undefined) => {
  const binary = engineBinary();
  for (let left = wanted ? 1 : PORT_TRIES; ; left -= 1) {
    const port = wanted ?? (await freePort());
    const child = spawnGuarded(binary, ['serve', '-p', String(port), '--db-path', file]);
    const start = await started(child);
    if (start.ready) return { child, port };
    if (left <= 1 || !start.words.includes('already in use')) {
      throw new Error(`The table engine did not start: ${start.words.trim() || 'it gave no reason'}`);
    }
  }
};

/**
 * Starts the embedded DynamoDB engine on a file, or uses the one the environment's DYNAMODB_ENDPOINT names. `onExit` hears of an end
 * nobody asked for; `stop` waits for the end. Throws EngineMissing, or the engine's own words when it does not start.
 */
export const startDatabase = async ({ file, port: wanted, onExit }: Options): Promise<Database> => {
  const elsewhere = process.env.DYNAMODB_ENDPOINT;
  if (elsewhere) return { endpoint: elsewhere, stop: async () => {} };
  prepareDatabase(file);
  const { child, port } = await launch(file, wanted);
  const ended = once(child, 'exit');
  let stopping = false;
  child.on('exit', (code) => {
    if (!stopping) onExit?.(code);
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await ended;
    },
  };
};
