import { expect, it } from 'vitest';
import { Booking } from '../bookings/booking';
import { editInline } from './inline-edit';

const booking = Booking.parse({
  id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  booking_type: 'Dining',
  title: 'Dinner',
  confirmation_id: 'OLD',
  note: 'stays',
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 1,
});
const after = (...[item, value]: [Parameters<typeof editInline>[1], string]) => {
  const edited = editInline(booking, item, value);
  return edited.ok ? edited.value : edited.code;
};

it('R-TRIP-189 changes the one item and nothing else', () => {
  expect(after('confirmation_id', ' QK7 ')).toEqual({ ...booking, confirmation_id: 'QK7' });
  expect(after('payment_status', 'paid')).toEqual({ ...booking, payment_status: 'paid' });
});
it('R-TRIP-047 takes away what may be empty', () => {
  expect(after('confirmation_id', ' ')).toEqual({ ...booking, confirmation_id: undefined });
  expect(after('payment_due_date', '')).toEqual(booking);
});
it('refuses what the booking would not take, and an empty status', () => {
  expect(after('payment_due_date', '05/01/2031')).toBe('request.invalid');
  expect(after('reservation_status', 'Perhaps')).toBe('request.invalid');
  expect(after('reservation_status', '')).toBe('request.invalid');
});
it('R-TRIP-109 leaves cancelling, and taking that back, to the cancellation of the booking', () => {
  expect(after('reservation_status', 'Cancelled')).toBe('request.invalid');
  const gone = { ...booking, reservation_status: 'Cancelled' as const };
  expect(editInline(gone, 'reservation_status', 'Booked')).toMatchObject({ ok: false, code: 'request.invalid' });
  expect(editInline(gone, 'reservation_status', 'Cancelled')).toMatchObject({ ok: true });
});
