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

const vitest = (project) => [
  'npx',
  'vitest',
  'run',
  '--project',
  project,
  // Failures and figures: a run is read from its end, and a line for each file hides what went wrong.
  '--reporter=minimal',
  '--reporter=json',
  `--outputFile.json=${REPORTS}/${project}.json`,
];
const STEPS = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint and borders', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'unused code', command: ['npm', 'run', '--silent', 'unused'] },
  { name: 'unit', command: vitest('unit'), report: 'unit' },
  { name: 'endpoint and sweep', command: vitest('endpoint'), report: 'endpoint' },
  { name: 'web', command: vitest('web'), report: 'web' },
  { name: 'stacks', command: vitest('stacks'), report: 'stacks' },
  { name: 'site build', command: ['npm', 'run', '--silent', 'build:site'] },
  { name: 'sizes', command: ['npm', 'run', '--silent', 'size'] },
  { name: 'browser', command: ['npx', 'playwright', 'test'], report: 'browser' },
];

const run = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CI: '1' } });
    child.on('exit', (code) => resolve(code ?? 1));
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
const lines = [];
for (const step of STEPS) {
  console.log(`\n== ${step.name}`);
  const started = Date.now();
  const code = await run(step.command);
  const counted = countOf(step, code);
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  lines.push(
    `${step.name.padEnd(20)} ${String(counted.passed).padStart(5)} passed ${String(counted.failed).padStart(4)} failed  ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
