import { isDay } from '../../../base/days';
import type { Booking } from '../bookings/booking';

/** Days by which something has to be done for a booking, each where it is known. */
export type Deadlines = { option_expires_on?: string; payment_due_date?: string; cancellation_deadline?: string };

const SETTLED = new Set<Booking['payment_status']>([
  'paid',
  'auto_charged_by_supplier',
  'pay_at_supplier',
  'guaranteed_pay_at_supplier',
]);
const HELD = new Set<Booking['reservation_status']>(['Booked', 'Paid']);

/** The deadlines of a booking; one that is no day is not known. */
export const getBookingDeadlines = (booking: Booking & Partial<Record<keyof Deadlines, unknown>>): Deadlines => {
  const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);
  const option = day(booking.option_expires_on);
  const due = day(booking.payment_due_date);
  const cancel = day(booking.cancellation_deadline);
  return {
    ...(option && { option_expires_on: option }),
    ...(due && { payment_due_date: due }),
    ...(cancel && { cancellation_deadline: cancel }),
  };
};
/** Whether nothing is left to pay through the agency. */
export const isSettled = ({ payment_status }: Pick<Booking, 'payment_status'>): boolean => SETTLED.has(payment_status);
/** Whether the supplier holds it for good. */
export const isHeld = ({ reservation_status }: Pick<Booking, 'reservation_status'>): boolean =>
  HELD.has(reservation_status);
