import { describe, expect, it } from 'vitest';
import { BUDGET, shareBudget } from './hostile-budget';

const CALLS = 385;
const spent = (calls: number, changed: number, { changed: each, rest }: ReturnType<typeof shareBudget>) =>
  changed * each + (calls - changed) * rest;

describe('the budget of hostile inputs', () => {
  it('is shared alike where nothing changed, or nobody knows what did', () => {
    expect(shareBudget(CALLS, 'unknown', 'budget')).toMatchObject({ rest: 51 });
    expect(shareBudget(CALLS, 0, 'budget')).toMatchObject({ rest: 51 });
    expect(shareBudget(CALLS, 'unknown', 'changed')).toMatchObject({ rest: 51 });
  });

  it('gives most to what changed, and something to the rest', () => {
    expect(shareBudget(CALLS, 20, 'budget')).toEqual({ changed: 300, rest: 38 });
    expect(shareBudget(CALLS, 200, 'budget')).toEqual({ changed: 86, rest: 15 });
  });

  it.each([0, 1, 20, 47, 60, 200, 385])('is kept with %i changed calls, and with twice as many calls', (changed) => {
    for (const calls of [CALLS, 2 * CALLS]) {
      const shares = shareBudget(calls, changed, 'budget');
      expect(shares.rest).toBeGreaterThanOrEqual(15);
      if (changed > 0) expect(shares.changed).toBeGreaterThanOrEqual(15);
      expect(spent(calls, changed, shares)).toBeLessThanOrEqual(BUDGET);
    }
  });

  it('gives no call less than its least, even where there are too many calls for it', () => {
    expect(shareBudget(2_000, 10, 'budget')).toEqual({ changed: 15, rest: 15 });
  });

  it('is for the changed calls alone when only they are asked for, and no limit when all is', () => {
    expect(shareBudget(CALLS, 20, 'changed')).toEqual({ changed: 300, rest: 0 });
    expect(shareBudget(CALLS, 200, 'changed')).toEqual({ changed: 100, rest: 0 });
    expect(shareBudget(CALLS, 20, 'all')).toEqual({ changed: 500, rest: 500 });
  });
});
