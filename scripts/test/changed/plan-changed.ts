import { type Chosen, STEPS, type Step, SWEEPS_OF_CALLS } from '../steps';
import { chooseJourneys } from './choose-journeys';
import type { SourceFile } from './import-graph';
import { findReach, type Reach } from './reach';

const CHECKS: ReadonlySet<string> = new Set(['types', 'lint and borders', 'unused code']);
const inSweeps = (name: string) => `packages/functions/src/sweeps/${name}.test.ts`;
/**
 * Every sweep imports every contract, so that every change reaches all of them, and they take ten minutes. These name a call in each title, and of
 * each the changed calls can be run alone: whether they work with the rights of their role, refuse strangers, other companies and colleagues,
 * and may be repeated.
 */
const OF_ONE_CALL = ['samples', 'access', 'tenant-isolation', 'visibility', 'idempotency'].map(inSweeps);
/** These choose the changed calls themselves, by `WAYLINE_SWEEP`. */
const HOSTILE = ['hostile-one', 'hostile-two', 'hostile-counts'].map(inSweeps);
/** These ask every call within one test, and all of them take a minute or two: less than a landing that fails at one. */
const WHOLE = ['kernel-access', 'reserved', 'documents', 'role-matrix', 'shown-by-permission'].map(inSweeps);
/** The sweeps by how a change runs them. A new one is put into one of these lists. */
export const LISTED_SWEEPS: readonly string[] = [...OF_ONE_CALL, ...HOSTILE, ...WHOLE];
/** So many calls are told by name. */
const MOST_TOLD = 12;

export type Asked = Chosen & { step: Step };
/** What to run for a change, and what to say of it. */
export type Plan = { asked: Asked[]; notes: string[] };
export type Change = {
  changed: readonly string[];
  base: string;
  sources: readonly SourceFile[];
  files: readonly string[];
};

const matchTitles = (calls: readonly string[]) =>
  `(^| )(${calls.map((id) => id.replaceAll('.', '\\.')).join('|')})[ :]`;

/** The tests that a change reaches, step by step in the order of the full run, and the sweeps after them. */
const planTests = ({ tests, calls, ofAllCalls }: Reach, base: string): Asked[] => {
  const sweeps = calls.length > 0 ? [...HOSTILE, ...WHOLE] : [];
  const narrow = { environment: { WAYLINE_SWEEP: 'changed', WAYLINE_BASE: base } };
  const asked = STEPS.flatMap((step): Asked[] => {
    if (step.kind !== 'vitest') return [];
    if (step.project !== 'endpoint') return [{ step, files: tests[step.project] }];
    return [{ step, files: [...new Set([...tests.endpoint, ...sweeps])], ...(sweeps.length > 0 && { narrow }) }];
  });
  const files = calls.length > 0 ? OF_ONE_CALL.filter((file) => !tests.endpoint.includes(file)) : [];
  const ofCalls = { step: SWEEPS_OF_CALLS, files, ...(!ofAllCalls && { narrow: { titles: matchTitles(calls) } }) };
  return [...asked, ofCalls].filter((one) => one.files?.length);
};

const tellReach = ({ calls, ofAllCalls }: Reach, asked: readonly Asked[]): string[] => {
  const counts = asked.flatMap(({ step, files }) => (files ? `${step.name} ${files.length}` : []));
  return [
    ...(counts.length > 0 ? [`Files with tests that the change reaches: ${counts.join(', ')}.`] : []),
    ...(calls.length > 0 && !ofAllCalls
      ? [`Calls it is part of: ${calls.length}${calls.length > MOST_TOLD ? '' : `, ${calls.join(', ')}`}.`]
      : []),
    ...(ofAllCalls ? ['Everything imports it, so all calls are swept. The full run takes not much longer.'] : []),
  ];
};

/** The inner loop: the checks, and of the tests, sweeps and journeys those that the difference to `base` reaches. */
export const planChanged = ({ changed, base, sources, files }: Change): Plan => {
  const checks: Asked[] = STEPS.filter(({ name }) => CHECKS.has(name)).map((step) => ({ step }));
  if (changed.length === 0) return { asked: checks, notes: ['Nothing has changed: the checks alone.'] };
  const reach = findReach(changed, sources, files);
  const tests = planTests(reach, base);
  const { groups, notes } = chooseJourneys(changed);
  const site = STEPS.filter(({ name }) => name === 'site build' && groups.length > 0).map((step) => ({ step }));
  const browser = STEPS.filter(({ kind }) => kind === 'playwright');
  const journeys = groups.flatMap((group) => browser.map((step) => ({ step, ...group })));
  return { asked: [...checks, ...site, ...tests, ...journeys], notes: [...tellReach(reach, tests), ...notes] };
};
