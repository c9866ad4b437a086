import { countOf } from '../../../base/plural';
import { type Announcer, announce, announceAll } from '../../live/public';
import { inTrip, toBooking, toBookingAndCompany } from '../announce-in-trip';
import { bookingEvents, bookingsEvents, splitDeleted } from './booking.events';

export const bookingAnnouncers: readonly Announcer[] = [
  ...announceAll(bookingEvents, (f, title) => (f.in_company_table ? toBookingAndCompany : toBooking)(f, title), {
    added: (f) => `${f.actor} added ${f.title}`,
    changed: (f) => `${f.actor} changed ${f.title}`,
    deleted: (f) => `${f.actor} deleted ${f.title}`,
    brought_back: (f) => `${f.actor} restored ${f.title}`,
    placed: (f) => `${f.actor} scheduled ${f.title}`,
    cancelled: (f) => `${f.actor} canceled ${f.title}`,
    cancellation_changed: (f) => `${f.actor} changed the cancellation of ${f.title}`,
    restored: (f) => `${f.actor} undid the cancellation of ${f.title}`,
    commission_split_set: (f) => `${f.actor} set the commission split for ${f.title}`,
  }),
  ...announceAll(bookingsEvents, toBooking, {
    imported: (f) => `${f.actor} imported ${countOf(f.count, 'booking')}`,
    put_back: (f) => `${f.actor} restored ${f.count} bookings`,
    changed: (f) => `${f.actor} changed ${f.count} bookings in ${f.trip_name}`,
    copied: (f) => `${f.actor} copied ${f.count} bookings to ${f.trip_name}`,
    supplier_linked: (f) => `${f.actor} linked ${countOf(f.count, 'booking')} to a supplier profile`,
    deleted: (f) => `${f.actor} deleted ${f.count} bookings from ${f.trip_name}`,
  }),
  announce(splitDeleted, (f) => {
    const title = `${f.actor} deleted a commission split from ${f.name}`;
    return f.booking_id ? toBooking({ trip_id: f.trip_id, id: f.booking_id }, title) : inTrip(f, title);
  }),
];
