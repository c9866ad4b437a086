#!/usr/bin/env node
// npm test: everything, browser included. Ends with one line: "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkMachine, install, stop } from './install.mjs';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
process.chdir(path.dirname(import.meta.dirname));
checkMachine();
install('full');
const { ensureBrowser } = await import('./browser.mjs');
if (!ensureBrowser())
  stop(
    'No browser for the tests. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.',
  );

const REPORTS = 'node_modules/.cache/wayline/reports';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const bin = (name, ...args) => [path.join('node_modules/.bin', name), ...args];
const npm = (script) => ['npm', 'run', '--silent', script];
const vitest = (project) =>
  bin(
    'vitest',
    'run',
    '--project',
    project,
    // Failures and figures: a run is read from its end, and a line for each file hides what went wrong.
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${project}.json`,
  );
/** The longest first, as the short ones fill what time it leaves. Journeys measure patience, so nothing else runs beside them. */
const STEPS = [
  { name: 'endpoint and sweep', command: vitest('endpoint'), report: 'endpoint' },
  { name: 'types', command: npm('types') },
  { name: 'lint and borders', command: npm('lint') },
  { name: 'unused code', command: npm('unused') },
  { name: 'unit', command: vitest('unit'), report: 'unit' },
  { name: 'stacks', command: vitest('stacks'), report: 'stacks' },
  { name: 'site build', command: npm('build:site') },
  { name: 'sizes', command: npm('size') },
  { name: 'web', command: vitest('web'), report: 'web' },
  { name: 'browser', command: bin('playwright', 'test'), report: 'browser', alone: true },
];
const AT_ONCE = 2;

/** Runs one step. What it says is kept together, but for one that runs alone, which is heard at once. */
const run = ({ command: [program, ...args], alone }) =>
  new Promise((resolve) => {
    const out = alone ? 'inherit' : 'pipe';
    const child = spawn(program, args, { stdio: ['ignore', out, out], env: { ...process.env, CI: '1' } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });

/** How many tests a report counts; a step without a report is one check. */
const countOf = (step, code) => {
  const plain = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.report) return plain;
  try {
    const report = JSON.parse(readFileSync(`${REPORTS}/${step.report}.json`, 'utf8'));
    const [passed, failed] = report.stats
      ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
      : [report.numPassedTests, report.numFailedTests];
    return { passed, failed: failed || (code === 0 ? 0 : 1) };
  } catch {
    return plain;
  }
};

const totals = { passed: 0, failed: 0 };
const lines = new Map();
const go = async (step) => {
  const started = Date.now();
  if (step.alone) console.log(`\n== ${step.name}`);
  const { code, said } = await run(step);
  const counted = countOf(step, code);
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  if (!step.alone) console.log(`\n== ${step.name}`);
  if (said) console.log(said.trim());
  lines.set(
    step,
    `${step.name.padEnd(20)} ${String(counted.passed).padStart(5)} passed ${String(counted.failed).padStart(4)} failed  ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
};

const begun = Date.now();
const running = new Set();
for (const step of STEPS) {
  while (running.size > 0 && (step.alone || running.size >= AT_ONCE)) await Promise.race(running);
  const going = go(step).finally(() => running.delete(going));
  running.add(going);
}
await Promise.all(running);
console.log(`\n${STEPS.map((step) => lines.get(step)).join('\n')}`);
console.log(`All of it took ${((Date.now() - begun) / 1000).toFixed(1)} s.\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
