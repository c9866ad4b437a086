import path from 'node:path';
import type { TestProject } from './changed/test-project';

/** Where steps leave what they came to. */
export const REPORTS = 'node_modules/.cache/wayline/reports';

/** A part of `npm test`. `cores` is how many it keeps busy. Tests can be run again by their files, `check`s are one thing that holds or not. */
export type Step = { name: string; cores: number } & (
  | { kind: 'check'; script: string }
  | { kind: 'vitest'; project: TestProject }
  | { kind: 'playwright' }
);

/**
 * What is quick and tells most comes first, so that a mistake is heard early. Journeys come last and ask for every core there is, so that
 * nothing runs beside them: they look at pages as a person would.
 */
export const STEPS: readonly Step[] = [
  { name: 'types', kind: 'check', script: 'types', cores: 1 },
  { name: 'lint and borders', kind: 'check', script: 'lint', cores: 1 },
  { name: 'unused code', kind: 'check', script: 'unused', cores: 1 },
  { name: 'site build', kind: 'check', script: 'build:site', cores: 1 },
  { name: 'unit', kind: 'vitest', project: 'unit', cores: 2 },
  { name: 'sizes', kind: 'check', script: 'size', cores: 1 },
  { name: 'stacks', kind: 'vitest', project: 'stacks', cores: 1 },
  { name: 'web', kind: 'vitest', project: 'web', cores: 2 },
  { name: 'endpoint and sweep', kind: 'vitest', project: 'endpoint', cores: 2 },
  { name: 'browser', kind: 'playwright', cores: Number.POSITIVE_INFINITY },
];

/** The sweeps that take one call at a time, for some calls: a step of its own, as its tests are chosen by their titles. */
export const SWEEPS_OF_CALLS: Step = { name: 'sweeps of calls', kind: 'vitest', project: 'endpoint', cores: 2 };

/** How the tests of some files are narrowed: to titles that match a pattern, and by what the tests read in their environment. */
export type Narrow = { titles?: string; environment?: Readonly<Record<string, string>> };
/** Which tests of a step to run; all of them where nothing is said. */
export type Chosen = { files?: readonly string[]; project?: string | undefined; narrow?: Narrow | undefined };
export type Command = { program: string; args: string[]; environment: Record<string, string>; report?: string };

const inBin = (name: string) => path.join('node_modules/.bin', name);

/** How a step is run, and the file its report is in. `round` keeps the report and the pictures of one run from those of the next. */
export const commandFor = (step: Step, { files = [], project, narrow }: Chosen, round: string): Command => {
  if (step.kind === 'check') return { program: 'npm', args: ['run', '--silent', step.script], environment: {} };
  const report = `${REPORTS}/${round}-${step.name.replaceAll(' ', '-')}${project ? `-${project}` : ''}.json`;
  if (step.kind === 'vitest')
    return {
      program: inBin('vitest'),
      // Failures and figures: a run is read from its end, and a line for each file hides what went wrong.
      args: [
        ...['run', '--project', step.project, '--reporter=minimal'],
        ...['--reporter=./scripts/test/vitest-outcome.reporter.ts', ...files],
        ...(narrow?.titles ? ['-t', narrow.titles] : []),
      ],
      environment: { ...narrow?.environment, OUTCOME_FILE: report, OUTCOME_STEP: step.name },
      report,
    };
  return {
    program: inBin('playwright'),
    // A repetition leaves the pictures of the first run where they are, and runs nothing that its project comes after.
    args: [
      'test',
      ...(project ? ['--project', project, '--no-deps'] : []),
      ...(files.length ? ['--output', 'test-results/again'] : []),
      ...files,
    ],
    environment: { BROWSER_REPORT: report },
    report,
  };
};
