import { describe, expect, it } from 'vitest';
import { checkTripDates, tripDatesFault, tripLength } from './trip-dates';

describe('trip dates', () => {
  it('keeps both days, and a start without an end', () => {
    expect(checkTripDates({ start_date: '2026-05-01', end_date: '2026-05-01' })).toEqual({
      ok: true,
      value: { start_date: '2026-05-01', end_date: '2026-05-01' },
    });
    expect(checkTripDates({ start_date: '2026-05-01' })).toEqual({ ok: true, value: { start_date: '2026-05-01' } });
    expect(checkTripDates({})).toEqual({ ok: true, value: {} });
  });
  it('R-TRIP-128 takes 0000-00-00 for an open date', () => {
    expect(checkTripDates({ start_date: '0000-00-00', end_date: '2026-05-01' })).toEqual({
      ok: true,
      value: { end_date: '2026-05-01' },
    });
  });
  it('has a sentence for a form whose end is before its start, and none otherwise', () => {
    expect(tripDatesFault({ start_date: '2026-05-02', end_date: '2026-05-01' })).toBe(
      'The trip ends before it starts. Please choose a later end date.',
    );
    expect(tripDatesFault({ start_date: '2026-05-02', end_date: '' })).toBeUndefined();
  });
  it('refuses an end before the start', () => {
    expect(checkTripDates({ start_date: '2026-05-02', end_date: '2026-05-01' })).toMatchObject({
      ok: false,
      code: 'trip.dates_reversed',
      issues: [{ path: 'end_date' }],
    });
  });
  it('counts days and nights', () => {
    expect(tripLength({ start_date: '2026-02-27', end_date: '2026-03-01' })).toEqual({ days: 3, nights: 2 });
    expect(tripLength({ start_date: '2026-05-01', end_date: '2026-05-01' })).toEqual({ days: 1, nights: 0 });
    expect(tripLength({ start_date: '2026-05-01' })).toBeUndefined();
    expect(tripLength({ start_date: '2026-05-02', end_date: '2026-05-01' })).toBeUndefined();
  });
});
