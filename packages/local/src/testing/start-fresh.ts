import { standStill } from '@wayline/core/testing/still-clock';
import { vi } from 'vitest';
import { movable } from '../clock';
import { keptInProcess } from '../kept-in-process';

/** What the test runner itself says of a file. */
const OF_THE_RUNNER = 'VITEST';

/**
 * Forgets what a test file has left in its process, before the next one: the environment, what moved the clock, what stands in for something global,
 * and all modules of ours with whatever they keep. Packages stay loaded, which is most of what a process of its own would cost.
 */
export const startFresh = (): void => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const begun = keptInProcess('environment', () => ({ ...process.env }));
  for (const name of new Set([...Object.keys(process.env), ...Object.keys(begun)])) {
    if (name.startsWith(OF_THE_RUNNER)) continue;
    if (begun[name] === undefined) delete process.env[name];
    else process.env[name] = begun[name];
  }
  movable.waylineClockOffset = 0;
  standStill();
  vi.resetModules();
};
