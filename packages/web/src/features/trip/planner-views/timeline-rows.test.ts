import { expect, it } from 'vitest';
import { aBooking } from '../../../testing/a-booking';
import { buildTimeline } from './timeline-rows';

const on = (start_date: string, end_date?: string) => aBooking({ general_booking: { start_date, end_date } });

it('places bars by their days, the earliest first, over the trip and all bookings', () => {
  const [late, early] = [on('2027-03-07', '2027-03-08'), on('2027-03-05')];
  const shape = buildTimeline({ start_date: '2027-03-05', end_date: '2027-03-06' }, [late, early, aBooking()]);
  expect(shape).toMatchObject({ first: '2027-03-05', last: '2027-03-08', days: 4 });
  expect(shape?.rows.map(({ from, width }) => [from, width])).toEqual([
    [0, 25],
    [50, 50],
  ]);
});
it('has nothing to show while nothing has a day', () => {
  expect(buildTimeline({ start_date: '2027-03-05', end_date: '2027-03-06' }, [aBooking()])).toBeUndefined();
});
