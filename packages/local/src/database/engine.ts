import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { preparedDatabase } from './template';

const LOOK_AGAIN_MS = 4;
/** The engine ends with this process, even when that is killed: the shell sees its input close and takes the engine with it. */
const KEEPER = '"$1" serve -p "$2" --db-path "$3" & pid=$!; exec 3<&0; (cat <&3 >/dev/null; kill $pid 2>/dev/null) & wait $pid';

export type Database = { endpoint: string; stop(): Promise<void> };
type Options = { file: string; onExit?: (code: number | null) => void };

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    get({ port, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(true);
    }).on('error', () => resolve(false));
  });

const binary = (): string => {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide');
  } catch {
    throw new Error(
      `There is no embedded table engine for ${process.platform} ${process.arch}. Point DYNAMODB_ENDPOINT to a DynamoDB Local and start again.`,
    );
  }
};

const untilReady = async (child: ChildProcess, port: number) => {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The table engine ended with code ${child.exitCode} before it was ready.`);
    await pause(LOOK_AGAIN_MS);
  }
};

/** Starts the embedded DynamoDB engine on a file, or uses the one DYNAMODB_ENDPOINT names. `onExit` hears of an end nobody asked for. */
export const startDatabase = async ({ file, onExit }: Options): Promise<Database> => {
  const elsewhere = process.env.DYNAMODB_ENDPOINT;
  if (elsewhere) return { endpoint: elsewhere, stop: async () => {} };
  if (!existsSync(file)) writeFileSync(file, preparedDatabase());
  const port = await freePort();
  const child = spawn('sh', ['-c', KEEPER, 'keeper', binary(), String(port), file], { stdio: ['pipe', 'ignore', 'ignore'] });
  let stopping = false;
  child.on('exit', (code) => {
    if (!stopping) onExit?.(code);
  });
  await untilReady(child, port);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null) return;
      child.stdin?.end();
      await once(child, 'exit');
    },
  };
};
