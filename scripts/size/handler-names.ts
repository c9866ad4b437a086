import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_CONTRACTS } from '@wayline/core/contracts';

const FOLDER = 'packages/functions/src';
export const getHandlerEntry = (name: string) => path.join(FOLDER, `${name}.ts`);
const isHandler = (file: string) =>
  !file.endsWith('.test.ts') && /^export const handler\b/m.test(readFileSync(file, 'utf8'));

/** Every function there is, by name: those the contracts name, and the jobs and sockets found beside them. */
export const handlerNames = (): { there: string[]; missing: string[] } => {
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && isHandler(path.join(FOLDER, file)))
    .map((file) => file.replace(/\.ts$/, ''));
  const named = ALL_CONTRACTS.map((c) => c.handler);
  const all = [...new Set([...named, ...found])].sort();
  return {
    there: all.filter((n) => existsSync(getHandlerEntry(n))),
    missing: all.filter((n) => !existsSync(getHandlerEntry(n))),
  };
};

/** Those that carry the PDF renderer; they have a budget of their own. */
export const PDF_HANDLERS = new Set(
  ALL_CONTRACTS.filter((c) => 'produces' in c && c.produces === 'application/pdf').map((c) => c.handler),
);
