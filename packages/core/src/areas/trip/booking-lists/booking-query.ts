import { BOOKING_TYPES, PAYMENT_STATUSES, RESERVATION_STATUSES } from '../../../base/booking-types';
import { dayRange, flag, fullText, type ListQuery, oneOf, reference } from '../../../base/list-query';
import { FILED_AS } from '../bookings/types/filed-as';

/** What the bookings table can be asked. Source: R-TRIP-042. */
export const BOOKING_QUERY = {
  order: { name: 'order', descending: 'latest', ascending: 'soonest' },
  filters: {
    booking_type: oneOf(BOOKING_TYPES),
    /** The type a reservation system files it under. */
    filed_as: oneOf(FILED_AS),
    reservation_status: oneOf(RESERVATION_STATUSES),
    payment_status: oneOf(PAYMENT_STATUSES),
    supplier: fullText(),
    /** An institution that it was bought from, or booked through. */
    supplier_id: reference('institution'),
    /** What still waits for the number of its supplier. */
    unconfirmed: flag(),
    first_day: dayRange('from', 'until'),
  },
} as const satisfies ListQuery;
