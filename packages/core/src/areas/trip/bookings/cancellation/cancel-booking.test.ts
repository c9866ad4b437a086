import { describe, expect, it } from 'vitest';
import { CANCELLATION_STATUSES } from '../../../../base/booking-types';
import { booking } from '../../itinerary/bookings.fixture';
import { Booking } from '../booking';
import { CANCELLATION_LABELS } from '../types/status-labels';
import {
  cancelBooking,
  dropCancellationIfReinstated,
  isCancelled,
  proposedCancellation,
  restoreBooking,
} from './cancel-booking';

const by = { name: 'Ada Lovelace', at: '2031-04-20T10:00:00.000Z' };
const later = { name: 'Ben', at: '2031-05-02T10:00:00.000Z' };
const stay = booking('Accommodation', {
  reservation_status: 'Booked',
  price_detail: { price_per_person: 'Total Price', total_price: 42_000, currency: 'EUR' },
});
const asked = { status: 'requested', currency: 'EUR', penalty: 5_000, refund_expected: 37_000 } as const;

describe('the cancellation of a booking', () => {
  it('R-TRIP-109 has four statuses with the words of the spec', () => {
    expect(CANCELLATION_STATUSES.map((status) => CANCELLATION_LABELS[status])).toEqual([
      'No Action taken by advisor',
      'Requested by advisor',
      'Confirmed by supplier',
      'Refund Paid by supplier',
    ]);
  });
  it('R-TRIP-009 makes the reservation Cancelled and records what is agreed with the supplier', () => {
    const cancelled = cancelBooking(stay, asked, by);
    expect(isCancelled(cancelled)).toBe(true);
    expect(cancelled).toMatchObject({
      cancellation_status: 'requested',
      cancellation: { ...asked, status_before: 'Booked', cancelled_by: 'Ada Lovelace' },
    });
    expect(Booking.safeParse(cancelled).success).toBe(true);
  });
  it('keeps every step, and what it was before the first', () => {
    const first = cancelBooking(stay, asked, by);
    const same = cancelBooking(first, { ...asked, notes: 'Called again' }, later);
    const paid = cancelBooking(same, { ...asked, status: 'paid', refund_received: 37_000 }, later);
    expect(same.cancellation?.history).toHaveLength(1);
    expect(paid.cancellation).toMatchObject({ status_before: 'Booked', cancelled_by: 'Ada Lovelace' });
    expect(paid.cancellation?.history.map(({ status, by: who }) => [status, who])).toEqual([
      ['requested', 'Ada Lovelace'],
      ['paid', 'Ben'],
    ]);
  });
  it('is taken back to what the booking was', () => {
    expect(restoreBooking(cancelBooking(stay, asked, by))).toEqual(stay);
    expect(restoreBooking({ ...stay, reservation_status: 'Cancelled' }).reservation_status).toBe('Researching');
  });
  it('is gone when the booking is given another status', () => {
    const cancelled = cancelBooking(stay, asked, by);
    expect(dropCancellationIfReinstated(cancelled, { ...cancelled, reservation_status: 'Booked' })).toEqual(stay);
    expect(dropCancellationIfReinstated(cancelled, { ...cancelled, title: 'Other' }).cancellation).toBeDefined();
  });
  it('is proposed with the whole price back until the deadline, and without amounts after it', () => {
    const before = { ...stay, cancellation_deadline: '2031-05-01' };
    expect(proposedCancellation(before, '2031-05-01', 'USD')).toEqual({
      status: 'no_action_taken',
      currency: 'EUR',
      penalty: 0,
      refund_expected: 42_000,
    });
    expect(proposedCancellation(before, '2031-05-02', 'USD').refund_expected).toBeUndefined();
    expect(proposedCancellation(booking('Dining'), '2031-05-02', 'USD').currency).toBe('USD');
  });
});
