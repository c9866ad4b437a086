import { describe, expect, it } from 'vitest';
import { isPastTrip, sortClientTrips } from './client-trips';

describe('the trips of a client', () => {
  it('begin with what has no day yet, then the newest departure', () => {
    const trips = [
      { code: 'T-9', start_date: '2030-01-01' },
      { code: 'T-10', start_date: '2030-01-01' },
      { code: 'T-2' },
      { code: 'T-3', start_date: '2031-05-01' },
    ];
    expect(sortClientTrips(trips).map(({ code }) => code)).toEqual(['T-2', 'T-3', 'T-10', 'T-9']);
  });
  it('are past from the day after the last one', () => {
    const days = { start_date: '2031-05-01', end_date: '2031-05-09' };
    expect(['2031-05-05', '2031-05-09', '2031-05-10'].map((today) => isPastTrip(days, today))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isPastTrip({ start_date: '2031-05-01' }, '2031-05-02')).toBe(true);
    expect(isPastTrip({}, '2031-05-02')).toBe(false);
  });
});
