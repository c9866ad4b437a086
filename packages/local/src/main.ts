import path from 'node:path';
import { DEMO_ACCOUNTS } from './demo/accounts';
import { DEMO_PASSWORD } from './demo/people';
import { endOnSignal } from './end-on-signal';
import { startProduct } from './product';

const DEFAULT_PORT = 3000;
const root = process.cwd();
const started = performance.now();

const portFrom = (text: string | undefined): number => {
  const port = Number(text ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
};

const screen = (origin: string, dataDir: string, undelivered: number) => {
  const accounts = DEMO_ACCOUNTS.map((a) => `    ${a.email.padEnd(30)} ${a.role.padEnd(24)} ${a.company}`);
  const waiting = `  Waiting    ${undelivered} ${undelivered === 1 ? 'change' : 'changes'} that could not be delivered, kept in ${dataDir}/dead-letters.jsonl`;
  return [
    '',
    `  Wayline is ready: ${origin}`,
    '',
    `  Demo accounts, all with the password ${DEMO_PASSWORD}`,
    ...accounts,
    '',
    `  Inbox      ${origin}/inbox`,
    `  Endpoints  ${origin}/services/openapi.json`,
    `  Data       ${dataDir}`,
    ...(undelivered > 0 ? [waiting] : []),
    '',
    `  Ready after ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
    '',
  ].join('\n');
};

const run = async () => {
  const end = endOnSignal();
  const dataDir = path.resolve(process.env.WAYLINE_DATA ?? '.wayline');
  const port = portFrom(process.env.PORT);
  const fresh = process.env.WAYLINE_FRESH === '1';
  const watch = process.argv.includes('--watch');
  const roles = process.env.WAYLINE_ENFORCE_ROLES === '1';
  const likeAws = process.env.WAYLINE_LIKE_AWS === '1';
  const product = await startProduct({ root, dataDir, port, fresh, watch, roles, likeAws });
  // Before anybody is told that it is ready, and may end it for that.
  end.by(product.stop);
  console.log(screen(product.origin, dataDir, product.undelivered));
};

run().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
});
