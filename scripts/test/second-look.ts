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
  for (const { step: name, file, project } of failures) {
    const step = steps.find((one) => one.name === name);
    if (!step || !file || step.kind === 'check') continue;
    const key = `${name} ${project ?? ''}`;
    const one = planned.get(key) ?? { step, project, files: [] };
    if (!one.files.includes(file)) one.files.push(file);
    planned.set(key, one);
  }
  return [...planned.values()];
};

/** A repetition as it went: what was run, and what failed of it. */
export type Repeated = { repetition: Repetition; failures: readonly Failure[] };
/** `passedLate` counts what passed when it was repeated: the flaky ones, and those that had not been begun. */
export type Verdict = { failed: Failure[]; flaky: Failure[]; passedLate: number };

/** What failed for good, and what failed once and passed by itself. What only failed in the repetition has failed as well. */
export const judgeRepetitions = (failures: readonly Failure[], repeated: readonly Repeated[]): Verdict => {
  const again = new Set(repeated.flatMap((one) => one.failures.map(identify)));
  const wasRepeated = ({ step, file, project }: Failure) =>
    repeated.some(
      ({ repetition }) =>
        repetition.step.name === step && repetition.project === project && repetition.files?.includes(file ?? ''),
    );
  // Where the repetition could not be run at all, nothing of it is known to pass.
  const isBroken = ({ step, project }: Failure) =>
    repeated.some(
      ({ repetition, failures: found }) =>
        repetition.step.name === step && repetition.project === project && found.some(({ file }) => !file),
    );
  const passes = (one: Failure) => wasRepeated(one) && !isBroken(one) && !again.has(identify(one));
  const known = new Set(failures.map(identify));
  const more = repeated.flatMap((one) => one.failures).filter((one) => !known.has(identify(one)));
  return {
    failed: [...failures.filter((one) => !passes(one)), ...more],
    flaky: failures.filter((one) => passes(one) && !one.notRun),
    passedLate: failures.filter(passes).length,
  };
};
