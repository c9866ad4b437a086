import type { CallId } from '@wayline/core/contracts';
import { describe, expect, it } from 'vitest';
import { CALLED } from './changed-calls';
import { DAYS } from './foreign-ids';
import { BUDGET } from './hostile-budget';
import { sweepDay } from './sweep-day';
import { planSweep } from './sweep-plan';

const IDS = CALLED.map(({ id }) => id);
const DAY = sweepDay('20261128');
const CHANGED: ReadonlySet<CallId> = new Set(['trips.get', 'trips.list']);
const sum = (shares: readonly { many: number }[]) => shares.reduce((all, { many }) => all + many, 0);

describe('the plan of a sweep', () => {
  it('reaches every call within the budget, and what changed as a whole', () => {
    const { hostile } = planSweep('budget', DAY, CHANGED);
    expect(hostile.map(({ id }) => id)).toEqual(IDS);
    expect(sum(hostile)).toBeLessThanOrEqual(BUDGET);
    expect(hostile.filter(({ isWhole }) => isWhole).map(({ id, many }) => [id, many])).toEqual([
      ['trips.list', 300],
      ['trips.get', 300],
    ]);
  });

  it.each([0, 1, 4])(
    'tries every call with huge counts within %#: days from any day on, and what changed on each',
    (first) => {
      const days = Array.from({ length: DAYS }, (_, at) => ({ name: 'a day', place: DAY.place + first + at }));
      const plans = days.map((day) => planSweep('budget', day, CHANGED).counted);
      expect(new Set(plans.flat())).toEqual(new Set(IDS));
      for (const counted of plans) {
        expect(counted).toEqual(expect.arrayContaining([...CHANGED]));
        expect(counted.length).toBeLessThan(IDS.length / 2);
      }
    },
  );

  it('is for what changed alone when it is asked to, and by the budget where nobody knows what that is', () => {
    const { hostile, counted } = planSweep('changed', DAY, CHANGED);
    expect([new Set(hostile.map(({ id }) => id)), new Set(counted)]).toEqual([CHANGED, CHANGED]);
    expect(planSweep('changed', DAY, new Set())).toMatchObject({ hostile: [], counted: [] });
    expect(planSweep('changed', DAY, 'unknown')).toEqual(planSweep('budget', DAY, 'unknown'));
  });

  it('sends everything to every call for a release', () => {
    const { hostile, counted } = planSweep('all', DAY);
    expect(counted).toEqual(IDS);
    expect(hostile).toEqual(IDS.map((id) => ({ id, many: 500, isWhole: true })));
  });
});
