import { changesBetween } from '../../../store/field-changes';
import type { Booking } from '../bookings/booking';
import { Bookings } from '../bookings/booking.records';

/** What the audit entry of a booking says that was added or changed. */
export const bookingAudit = (after: Booking, before?: Booking) => ({
  about: { kind: 'booking', id: after.id, name: after.title },
  ...(before && { diff: changesBetween(Bookings, before, after) }),
});
