import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const DAY = 86_400;
const ago = (seconds: number) => {
  const now = Date.parse('2026-03-10T12:00:00.000Z');
  return relativeTime(new Date(now - seconds * 1000).toISOString(), new Date(now).toISOString());
};

describe('relative time', () => {
  it('R-TRIP-249 is just now below 5 seconds, and for a moment to come', () => {
    expect([ago(0), ago(4), ago(4.999), ago(-60)]).toEqual(['just now', 'just now', 'just now', 'just now']);
  });
  it('R-TRIP-250 counts full seconds, minutes, hours, days, weeks, months, years', () => {
    const seen = [
      5,
      59,
      60,
      119,
      3599,
      3600,
      DAY - 1,
      DAY,
      3 * DAY,
      7 * DAY,
      34 * DAY,
      35 * DAY,
      365 * DAY,
      366 * DAY,
      800 * DAY,
    ].map(ago);
    expect(seen).toEqual([
      '5 seconds ago',
      '59 seconds ago',
      '1 minute ago',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      '1 day ago',
      '3 days ago',
      '1 week ago',
      '4 weeks ago',
      '1 month ago',
      '11 months ago',
      '1 year ago',
      '2 years ago',
    ]);
  });
});
