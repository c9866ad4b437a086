import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { killTree } from './process-tree';

const READY = /Wayline is ready: (\S+)/;
const LAST_LINES = 40;

/** Starts the whole product of the current folder as `npm start` does, on a data folder. It may be killed while it starts; `ready` gives its address. */
export const startProcess = (dataDir: string, port: number) => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), WAYLINE_DATA: dataDir, WAYLINE_FRESH: '' },
  });
  const ended = once(child, 'close');
  const lines: string[] = [];
  const ready = new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr])
      createInterface(output).on('line', (line) => {
        lines.push(line);
        const [, origin] = READY.exec(line) ?? [];
        if (origin) resolve(origin);
      });
    ended.then(() => reject(new Error(`The product ended:\n${lines.slice(-LAST_LINES).join('\n')}`)));
  });
  // Nobody may be waiting for a start that is killed.
  ready.catch(() => {});
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    ready,
    isRunning,
    /** SIGKILL for the product, its engine and everything else it has started, unless it has ended. */
    kill: async () => {
      if (!isRunning()) return;
      await killTree(child.pid as number);
      await ended;
    },
    /** Ends it as a person or a supervisor does. Throws when it does not end with code 0. */
    stop: async (...signals: NodeJS.Signals[]) => {
      for (const signal of signals.length > 0 ? signals : (['SIGTERM'] as const)) child.kill(signal);
      const [code, signal] = await ended;
      if (code !== 0)
        throw new Error(`The product ended with ${code ?? signal}:\n${lines.slice(-LAST_LINES).join('\n')}`);
    },
  };
};
export type ProductProcess = ReturnType<typeof startProcess>;
