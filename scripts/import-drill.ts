import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type SignedIn, signIn } from '@wayline/local/durability/advisor';
import { startProcess } from '@wayline/local/durability/product-process';
import { steadyPort } from '@wayline/local/free-port';
import { sendForm } from '@wayline/local/testing/send-form';

const USAGE = `usage: npm run import-drill -- [ROWS] [--times N]

Imports a file of ROWS clients (20000) twice at once into a product with data of its own, N times (1), and has every projection verified
after each time. Run it beside other work to see it under load.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '1' } },
});
const rows = Number(positionals[0] ?? 20_000);
const times = Number(values.times);
if (!Number.isInteger(rows) || rows < 1 || !Number.isInteger(times) || times < 1) {
  console.error(USAGE);
  process.exit(2);
}

const FAMILIES = ['Tanaka', 'Jensen', 'Moreau', 'Okafor', 'Weiß', 'García', 'Novak', 'Haddad'];
/** The clients of one file: each with a word that nobody else of it has. */
const clientsFile = (name: string) =>
  [
    'First name,Last name,Email,Phone,Birthday,Tags',
    ...Array.from({ length: rows }, (_, i) => {
      const day = `${1 + (i % 12)}/${13 + (i % 15)}/${1940 + (i % 60)}`;
      return `${name}${i},${FAMILIES[i % FAMILIES.length]},${name}${i}@drill.test,+1 202 555 ${String(i % 10_000).padStart(4, '0')},${day},drill`;
    }),
    '',
  ].join('\n');

const LOOK_MS = 1_000;
const importFile = async (advisor: SignedIn, name: string) => {
  const content = clientsFile(name);
  const form = await advisor.call('crm.imports.upload', { size: Buffer.byteLength(content) });
  const status = await sendForm(form, `${name}.csv`, content);
  if (status !== 204) throw new Error(`The store answered ${status}.`);
  const file = { file_id: form.file_id, name: `${name}.csv` };
  const { data_import } = await advisor.call('crm.imports.create', file, randomUUID());
  const { id } = data_import;
  const until = async (state: 'checked' | 'done') => {
    for (;;) {
      const { data_import: now } = await advisor.call('crm.imports.get', { id });
      if (now.state === 'failed') throw new Error(`The import failed: ${now.why}`);
      if (now.state === state) return now;
      await wait(LOOK_MS);
    }
  };
  const { mapping, day_first, version } = data_import;
  await advisor.call('crm.imports.check', { id, version, mapping, day_first }, randomUUID());
  const checked = await until('checked');
  const all = { certain: 'create', likely: 'create', possible: 'create' } as const;
  await advisor.call(
    'crm.imports.run',
    { id, version: checked.version, decisions: all, row_decisions: {} },
    randomUUID(),
  );
  const { done } = await until('done');
  if (done.created !== rows) throw new Error(`${done.created} of ${rows} clients were added.`);
};

/** Verifies all projections of a product that has ended, by the command that people use. */
const verifyAll = async (folder: string): Promise<boolean> => {
  const child = spawn(process.execPath, ['scripts/run-ts.mjs', 'scripts/projections.ts', 'verify', 'all'], {
    env: { ...process.env, WAYLINE_DATA: folder },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
};

let right = 0;
for (let time = 1; time <= times; time += 1) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-import-'));
  const product = startProcess(folder, await steadyPort());
  try {
    const advisor = await signIn(await product.ready);
    const begun = Date.now();
    await Promise.all(['Alba', 'Bruno'].map((name) => importFile(advisor, name)));
    console.log(`${time}: twice ${rows} clients imported and found after ${Math.round((Date.now() - begun) / 1000)} s`);
    await product.stop();
    if (await verifyAll(folder)) right += 1;
  } finally {
    await product.kill();
  }
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${right} of ${times} times everything was right.`);
process.exit(right === times ? 0 : 1);
