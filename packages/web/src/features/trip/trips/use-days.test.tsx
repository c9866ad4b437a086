import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBooking } from '../../../testing/a-booking';
import { useDays } from './use-days';
import type { PlannedTrip } from './use-trip';

const dining = (n: number, title: string, start_date: string) =>
  aBooking({
    id: `bkg_01ARZ3NDEKTSV4RRFFQ69G5FA${n}`,
    booking_type: 'Dining',
    title,
    general_booking: { start_date },
  });
const trip = { start_date: '2027-03-05', end_date: '2027-03-07' };
const whole = (...bookings: ReturnType<typeof aBooking>[]) =>
  ({ trip, bookings: structuredClone(bookings), events: [] }) as unknown as PlannedTrip;

it('keeps the days in which nothing has changed, and makes the others anew', () => {
  const [lunch, dinner] = [dining(1, 'Lunch', '2027-03-05'), dining(2, 'Dinner', '2027-03-06')];
  const { result, rerender } = renderHook(({ of }) => useDays(of), {
    initialProps: { of: whole(lunch, dinner) as PlannedTrip | undefined },
  });
  const before = result.current?.days ?? [];
  rerender({ of: whole(lunch, { ...dinner, title: 'Dinner by the sea' }) });
  const after = result.current?.days ?? [];
  expect(after.map((day, i) => day === before[i])).toEqual([true, false, true]);
  expect(after[1]?.entries.map(({ title }) => title)).toEqual(['Dinner by the sea']);
});
