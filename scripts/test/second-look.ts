import { type Failure, identify } from './outcome';
import type { Chosen, Step } from './steps';

/** How many tests may fail and then pass by themselves before that is a fault of its own. */
export const MOST_FLAKY = 5;
/** With more than this, something is broken, and nobody needs to look twice. */
const MOST_REPEATED = 20;

type Repetition = Chosen & { step: Step };

/**
 * What to run again: the files of what failed, as the tests of a file may build on one another. Nothing is repeated of checks, which come to the same
 * each time, nor of a step that failed as a whole, nor where more failed than chance explains.
 */
export const planRepetitions = (
  steps: readonly Step[],
  failures: readonly Failure[],
  most = MOST_REPEATED,
): Repetition[] => {
  if (failures.length > most) return [];
  const planned = new Map<string, Repetition & { files: string[] }>();
  for (const { step: name, file, project, narrow } of failures) {
    const step = steps.find((one) => one.name === name);
    if (!step || !file || step.kind === 'check') continue;
    const key = `${name} ${project ?? ''}`;
    const one = planned.get(key) ?? { step, project, files: [], ...(narrow && { narrow }) };
    if (!one.files.includes(file)) one.files.push(file);
    planned.set(key, one);
  }
  return [...planned.values()];
};

/** What `--failed` runs: steps that failed as a whole, as checks do, and of the others the files in which something failed. */
export const planFailed = (steps: readonly Step[], failures: readonly Failure[]): Repetition[] => {
  const whole = steps.filter(({ name }) => failures.some(({ step, file }) => step === name && !file));
  const others = steps.filter((step) => !whole.includes(step));
  return [...whole.map((step) => ({ step })), ...planRepetitions(others, failures, Number.POSITIVE_INFINITY)];
};

/** A repetition as it went: what was run, and what failed of it. */
export type Repeated = { repetition: Repetition; failures: readonly Failure[] };
/** `passedLate` counts what passed when it was repeated: the flaky ones, and those that had not been begun. */
export type Verdict = { failed: Failure[]; flaky: Failure[]; passedLate: number };

/** What failed for good, and what failed once and passed by itself. What only failed in the repetition has failed as well. */
export const judgeRepetitions = (failures: readonly Failure[], repeated: readonly Repeated[]): Verdict => {
  const repetitionOf = ({ step, file, project }: Failure) =>
    repeated.find(
      ({ repetition }) =>
        repetition.step.name === step && repetition.project === project && repetition.files?.includes(file ?? ''),
    );
  // Where the repetition failed as a whole, nothing of it is known to pass.
  const passes = (one: Failure) =>
    repetitionOf(one)?.failures.every((again) => again.file && identify(again) !== identify(one)) ?? false;
  const known = new Set(failures.map(identify));
  const more = repeated.flatMap((one) => one.failures).filter((one) => !known.has(identify(one)));
  const late = failures.filter(passes);
  return {
    failed: [...failures.filter((one) => !late.includes(one)), ...more],
    flaky: late.filter(({ notRun }) => !notRun),
    passedLate: late.length,
  };
};
