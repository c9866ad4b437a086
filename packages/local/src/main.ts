import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEMO_COMPANIES, DEMO_PASSWORD } from './demo/people';
import { startProduct } from './product';
import { buildSite } from './site-build';

const DEFAULT_PORT = 3000;
const root = process.cwd();
const started = performance.now();

const portFrom = (text: string | undefined): number => {
  const port = Number(text ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
};

const screen = (origin: string, dataDir: string) => {
  const accounts = DEMO_COMPANIES.flatMap((c) =>
    c.people.map((p) => `    ${p.email.padEnd(30)} ${(p.roles[0] ?? '').padEnd(24)} ${c.company_name}`),
  );
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
    '',
    `  Ready after ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
    '',
  ].join('\n');
};

const run = async () => {
  const dataDir = path.resolve(process.env.WAYLINE_DATA ?? '.wayline');
  const port = portFrom(process.env.PORT);
  const { webDir, pagesDir } = await buildSite(root);
  const product = await startProduct({
    root,
    dataDir,
    port,
    fresh: process.env.WAYLINE_FRESH === '1',
    webDir,
    pagesDir,
  });
  console.log(screen(product.origin, existsSync(dataDir) ? dataDir : ''));
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await product.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

run().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
});
