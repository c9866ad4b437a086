import { afterEach, describe, expect, it, vi } from 'vitest';
import { REMINDER_DAY_TYPES, REMINDER_OFFSETS, REMINDER_TIMINGS, reminderDueAt } from './reminder-timing';

afterEach(() => vi.unstubAllEnvs());

describe('reminder timing', () => {
  it('R-TRIP-241 knows seven timings and their days', () => {
    expect(REMINDER_TIMINGS).toEqual([
      'week before',
      '3 days before',
      'day before',
      'day of',
      'day after',
      '3 days after',
      'week after',
    ]);
    expect(Object.values(REMINDER_OFFSETS)).toEqual([-7, -3, -1, 0, 1, 3, 7]);
  });
  it('R-TRIP-242 is due 7 days before with week before', () => {
    expect(reminderDueAt({ timing: 'week before' }, '2026-03-05', 'UTC')).toBe('2026-02-26T09:00:00.000Z');
  });
  it('R-TRIP-243 is due on the day itself with day of, at nine in its zone', () => {
    expect(reminderDueAt({ timing: 'day of' }, '2026-03-05', 'Asia/Tokyo')).toBe('2026-03-05T00:00:00.000Z');
    expect(reminderDueAt({ timing: 'day of' }, '2026-03-05', 'America/New_York')).toBe('2026-03-05T14:00:00.000Z');
  });
  it('stays at nine across a clock change', () => {
    expect(reminderDueAt({ timing: 'day before' }, '2026-03-09', 'America/New_York')).toBe('2026-03-08T13:00:00.000Z');
    expect(reminderDueAt({ timing: '3 days before' }, '2026-03-09', 'America/New_York')).toBe(
      '2026-03-06T14:00:00.000Z',
    );
  });
  it('R-TRIP-244 knows six day types', () => {
    expect(REMINDER_DAY_TYPES).toEqual([
      'Day Of',
      'Days Before',
      'Weeks Before',
      'Months Before',
      'Year Before',
      'Custom Date',
    ]);
  });
  it.each([
    [{ timing: 'Day Of' }, '2028-03-31'],
    [{ timing: 'Days Before', count: 10 }, '2028-03-21'],
    [{ timing: 'Days Before' }, '2028-03-30'],
    [{ timing: 'Weeks Before', count: 2 }, '2028-03-17'],
    [{ timing: 'Months Before', count: 1 }, '2028-02-29'],
    [{ timing: 'Months Before', count: 13 }, '2027-02-28'],
    [{ timing: 'Year Before' }, '2027-03-31'],
    [{ timing: 'Custom Date', date: '2028-01-02' }, '2028-01-02'],
  ] as const)('R-TRIP-244 %j of a booking on 2028-03-31 is due on %s', (when, day) => {
    expect(reminderDueAt(when, '2028-03-31', 'UTC')).toBe(`${day}T09:00:00.000Z`);
  });
  it('R-TRIP-244 a custom date needs a day of its own and no booking on a day, all others the other way round', () => {
    expect(reminderDueAt({ timing: 'Custom Date', date: '2028-01-02' }, undefined, 'UTC')).toBeDefined();
    expect(reminderDueAt({ timing: 'Custom Date' }, '2028-03-31', 'UTC')).toBeUndefined();
    expect(reminderDueAt({ timing: 'Weeks Before', count: 2 }, undefined, 'UTC')).toBeUndefined();
  });
  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('is due at the same moment on a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(reminderDueAt({ timing: 'day after' }, '2026-12-31', 'Europe/Berlin')).toBe('2027-01-01T08:00:00.000Z');
  });
});
