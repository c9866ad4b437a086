/**
 * npm test: everything, browser included, and what failed once more by itself at the end. With `--changed`, the checks and what the change reaches; with
 * `--failed`, only the files in which something failed the last time. Ends with one line: "N passed, N failed".
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { planChanged } from './changed/plan-changed';
import { readChange } from './changed/read-change';
import { closingLines, isGreen } from './closing-lines';
import type { Failure } from './outcome';
import { runStep, type StepRun } from './run-step';
import { judgeRepetitions, planFailed, planRepetitions, type Repeated } from './second-look';
import { shareCores } from './share-cores';
import { type Chosen, REPORTS, STEPS, type Step, SWEEPS_OF_CALLS } from './steps';

const LAST = 'node_modules/.cache/wayline/failed.json';
/** So much of a commit names it. */
const SHORT = 8;
const begun = performance.now();

const tellRun = (step: Step, { said }: StepRun) => console.log(`\n== ${step.name}\n${said}`.trimEnd());
const lineOf = (name: string, { passed, failures, seconds }: StepRun) =>
  `${name.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failures.length).padStart(4)} failed  ${seconds.toFixed(1)} s`;

/** Runs what is asked for and tells of each when it has ended; what runs alone is heard at once. */
const runAll = async (asked: readonly (Chosen & { step: Step })[], round: string) => {
  const runs = new Map<(typeof asked)[number], StepRun>();
  const work = asked.map((one) => ({ one, cores: one.step.cores }));
  await shareCores(work, availableParallelism(), async ({ one }) => {
    const aloud = one.step.kind === 'playwright';
    if (aloud) console.log(`\n== ${one.step.name}`);
    const run = await runStep(one.step, one, round, aloud);
    if (!aloud) tellRun(one.step, run);
    runs.set(one, run);
  });
  return asked.map((one) => ({ one, run: runs.get(one) as StepRun }));
};

const ALL_STEPS = [...STEPS, SWEEPS_OF_CALLS];
const readLast = (): Failure[] => (existsSync(LAST) ? JSON.parse(readFileSync(LAST, 'utf8')) : []);
/** What is run: every step, what the change reaches, or the steps and files in which something failed the last time. */
const choose = (): (Chosen & { step: Step })[] => {
  if (process.argv.includes('--failed')) return planFailed(ALL_STEPS, readLast());
  if (!process.argv.includes('--changed')) return STEPS.map((step) => ({ step }));
  const change = readChange();
  const { asked, notes } = planChanged(change);
  console.log([`${change.changed.length} files differ from ${change.base.slice(0, SHORT)}.`, ...notes].join('\n'));
  return asked;
};

const asked = choose();
if (asked.length === 0) console.log('Nothing failed the last time.');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const first = await runAll(asked, 'first');
const failures = first.flatMap(({ one: { narrow }, run }) =>
  run.failures.map((failure) => (narrow ? { ...failure, narrow } : failure)),
);
const repetitions = planRepetitions(ALL_STEPS, failures);
if (repetitions.length > 0) console.log('\nWhat failed is run once more, by itself.');
const repeated: Repeated[] = [];
// One after the other, so that each has the machine to itself.
for (const repetition of repetitions)
  for (const { run } of await runAll([repetition], 'again')) repeated.push({ repetition, failures: run.failures });
const verdict = judgeRepetitions(failures, repeated);

console.log(`\n${first.map(({ one, run }) => lineOf(one.step.name, run)).join('\n')}`);
console.log(`All of it took ${((performance.now() - begun) / 1000).toFixed(1)} s.\n`);
const passed = first.reduce((sum, { run }) => sum + run.passed, 0);
console.log(closingLines(passed, verdict, ALL_STEPS).join('\n'));
writeFileSync(LAST, JSON.stringify([...verdict.failed, ...verdict.flaky]));
process.exit(isGreen(verdict) ? 0 : 1);
