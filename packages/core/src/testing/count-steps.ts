import { type Profiler, Session } from 'node:inspector';

const sumOf = (scripts: readonly Profiler.ScriptCoverage[]): number => {
  let steps = 0;
  for (const { functions } of scripts)
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
};

/** However small a text is, reading it may take so many steps. */
const FEWEST = 300_000;
/** A reader of pages looks at each letter some thirty times. One that began anew at each letter would need thousands. */
const STEPS_PER_BYTE = 40;
/** The most steps that reading so many bytes may take: some for each of them. */
export const mostStepsFor = (bytes: number): number => Math.max(FEWEST, bytes * STEPS_PER_BYTE);

/**
 * Counts what this process does, in blocks of code run: a call, a turn of a loop, a branch. However slow or busy a machine is, the count of
 * some work differs by a few percent at most, so a test can say how much work may be. What a built-in does by itself (`fill`, `repeat`)
 * counts as nothing. To be called before what is counted is loaded, or loops in functions that ran before are left out.
 */
export const startCounting = () => {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  /** The steps since it was last asked. */
  const take = (): number => {
    let steps = 0;
    session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error;
      steps = sumOf(taken.result);
    });
    return steps;
  };
  return {
    take,
    stepsOf: async (work: () => unknown): Promise<number> => {
      take();
      await work();
      return take();
    },
    stop: () => session.disconnect(),
  };
};
