import { assembleDays } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { expect, it } from 'vitest';
import { listTripMonths } from './month-weeks';

const months = (start_date: string, end_date: string) =>
  listTripMonths(assembleDays({ start_date, end_date, bookings: [] }).days);

it('has weeks from Sunday to Saturday, and every day of its month once', () => {
  const [may] = months('2026-05-03', '2026-05-05');
  expect(may?.weeks.every((week) => week.length === 7)).toBe(true);
  expect(may?.weeks[0]?.[0]?.date).toBe('2026-04-26');
  expect(may?.weeks.flat().filter(({ inMonth }) => inMonth)).toHaveLength(31);
  expect(may?.weeks[1]?.[0]).toMatchObject({ date: '2026-05-03', day: { day: 1 } });
});
it('has each month a trip touches', () => {
  expect(months('2026-12-30', '2027-02-02').map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02']);
});
