import { afterEach } from 'vitest';
import { keptInProcess } from '../kept-in-process';

/** Where the output of this process goes, whoever has changed it since. */
export const realOutput = () => keptInProcess('stdout', () => ({ write: process.stdout.write.bind(process.stdout) }));

const isLogged = (chunk: unknown): chunk is string => typeof chunk === 'string' && chunk.startsWith('{"');

/** Keeps what functions log, a line for each request, out of the output of a test file; the lines of a test that fails are shown. */
export const keepLogQuiet = (): void => {
  const output = realOutput();
  const lines: string[] = [];
  const write = (chunk: string | Uint8Array): boolean =>
    isLogged(chunk) ? lines.push(chunk) > 0 : output.write(chunk);
  process.stdout.write = write;
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') output.write(lines.join(''));
    lines.length = 0;
  });
};
