import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { applyMutation, type Mutation } from './find-mutations';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const STOPPED = 130;

/** Does something while a file is broken, and puts the file back however that ends: by an answer, an error, Ctrl-C or the end of the process. */
export const withMutation = async <T>(mutation: Mutation, run: () => Promise<T>): Promise<T> => {
  const { file } = mutation;
  const whole = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, whole);
  const stop = () => process.exit(STOPPED);
  process.once('exit', restore);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    writeFileSync(file, applyMutation(whole, mutation));
    return await run();
  } finally {
    restore();
    process.off('exit', restore);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
};
