import { describe, expect, it } from 'vitest';
import { closingLines, isGreen } from './closing-lines';
import type { Failure } from './outcome';
import { judgeRepetitions, planFailed, planRepetitions } from './second-look';
import { STEPS } from './steps';

const failure = (differs: Partial<Failure> = {}): Failure => ({
  ...{
    step: 'unit',
    file: 'packages/core/src/a.test.ts',
    line: 7,
    title: 'a sum > adds',
    message: 'expected 1 to be 2',
  },
  ...differs,
});
const journey = failure({ step: 'browser', file: 'e2e/live.spec.ts', title: 'two tabs', project: 'phone' });
const planOf = (failures: Failure[]) =>
  planRepetitions(STEPS, failures).map(({ step, files, project }) => [step.name, files, project]);
/** What a run comes to when all that can be repeated is, and `again` fails then. */
const judge = (failures: Failure[], again: Failure[] = []) =>
  judgeRepetitions(
    failures,
    planRepetitions(STEPS, failures).map((repetition) => ({
      repetition,
      failures: again.filter(({ step, project }) => step === repetition.step.name && project === repetition.project),
    })),
  );

describe('what is run again', () => {
  it('is each file once, by step and browser project', () => {
    const other = failure({ title: 'a sum > adds nothing' });
    const desktop = { ...journey, project: 'desktop' };
    expect(planOf([failure(), other, failure({ file: 'b.test.ts' }), journey, desktop])).toEqual([
      ['unit', ['packages/core/src/a.test.ts', 'b.test.ts'], undefined],
      ['browser', ['e2e/live.spec.ts'], 'phone'],
      ['browser', ['e2e/live.spec.ts'], 'desktop'],
    ]);
  });

  it('is no check, no step that failed as a whole, and nothing when too much failed', () => {
    const check = failure({ step: 'types', file: undefined, title: 'types' });
    expect(planOf([check, failure({ file: undefined })])).toEqual([]);
    expect(planOf(Array.from({ length: 21 }, (_, i) => failure({ title: `${i}` })))).toEqual([]);
  });
});

it('what is asked for by --failed is each step that failed as a whole, and of the others the files', () => {
  const many = Array.from({ length: 30 }, (_, i) => failure({ step: 'web', file: 'w.test.ts', title: `${i}` }));
  const check = failure({ step: 'types', file: undefined, title: 'types' });
  const crash = failure({ file: undefined, title: 'unit' });
  expect(planFailed(STEPS, [failure(), check, crash, ...many]).map(({ step, files }) => [step.name, files])).toEqual([
    ['types', undefined],
    ['unit', undefined],
    ['web', ['w.test.ts']],
  ]);
});

describe('what a run comes to', () => {
  it('is green with up to five that pass by themselves, and names them', () => {
    const five = Array.from({ length: 5 }, (_, i) => failure({ title: `test ${i}` }));
    const verdict = judge(five);
    expect(verdict).toMatchObject({ failed: [], flaky: five, passedLate: 5 });
    expect(isGreen(verdict)).toBe(true);
    const said = closingLines(100, verdict, STEPS);
    expect(said).toContain('  unit  packages/core/src/a.test.ts:7  test 4');
    expect(said.at(-1)).toBe('105 passed, 0 failed');
    const six = judge([...five, journey]);
    expect(isGreen(six)).toBe(false);
    expect(closingLines(100, six, STEPS).at(-1)).toBe('106 passed, 6 failed');
  });

  it('is a failure of what fails again, of what fails only then, and of what cannot be repeated', () => {
    const later = failure({ title: 'a sum > is small' });
    const check = failure({ step: 'types', file: undefined, title: 'types' });
    const verdict = judge([failure(), check], [{ ...failure(), line: 9, message: 'Another.' }, later]);
    expect(verdict).toMatchObject({ failed: [failure(), check, later], flaky: [] });
    expect(isGreen(verdict)).toBe(false);
  });

  it('is a failure of all that could not be run again', () => {
    const crash = failure({ file: undefined, title: 'unit' });
    expect(judge([failure()], [crash])).toMatchObject({ failed: [failure(), crash], flaky: [] });
  });

  it('is no flaky test where something was only kept from being run', () => {
    const late = { ...journey, notRun: true };
    expect(judge([late])).toEqual({ failed: [], flaky: [], passedLate: 1 });
  });
});

describe('the last lines', () => {
  it('say where it failed, with what, and how to repeat it', () => {
    const said = closingLines(
      3,
      judge(
        [failure({ title: 'a sum > isn’t 1 + (1)' }), journey],
        [journey, failure({ title: 'a sum > isn’t 1 + (1)' })],
      ),
      STEPS,
    );
    expect(said.join('\n')).toContain(
      [
        '  unit  packages/core/src/a.test.ts:7  a sum > isn’t 1 + (1)',
        '      expected 1 to be 2',
        "      npx vitest run --project unit packages/core/src/a.test.ts -t 'a sum isn’t 1 \\+ \\(1\\)'",
      ].join('\n'),
    );
    expect(said).toContain('      npx playwright test e2e/live.spec.ts:7 --project phone --no-deps');
    expect(said.at(-1)).toBe('3 passed, 2 failed');
  });

  it('are 40 at most, however much failed', () => {
    const all = Array.from({ length: 60 }, (_, i) => failure({ title: `test ${i}` }));
    const said = closingLines(3, judge(all), STEPS);
    expect(said.length).toBeLessThanOrEqual(40);
    expect(said).toContain('  and 50 more, which stand above');
  });
});
