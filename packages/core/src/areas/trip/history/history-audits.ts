import { fullName } from '../../../base/full-name';
import type { Audit } from '../../../store/commit';
import type { Booking } from '../bookings/booking';
import type { Itinerary } from '../itinerary/itinerary';
import type { Traveler } from '../trips/traveler';
import type { Trip } from '../trips/trip';
import { changesBetween } from './field-changes';

type About = NonNullable<Audit['about']>;
type Written = { about: About; diff?: NonNullable<Audit['diff']> };

/** What an audit row keeps of a record: which it is and, where it was there before, which of its fields changed. */
const auditOf =
  <T extends { id: string }>(kind: About['kind'], nameOf: (record: T) => string) =>
  (after: T, before?: T): Written => ({
    about: { kind, id: after.id, name: nameOf(after) },
    ...(before && { diff: changesBetween(before, after) }),
  });

export const tripAudit = auditOf<Trip>('trip', ({ trip_name }) => trip_name);
export const bookingAudit = auditOf<Booking>('booking', ({ title }) => title);
export const travelerAudit = auditOf<Traveler>('traveler', fullName);
export const itineraryAudit = auditOf<Itinerary>('itinerary', ({ ti_name }) => ti_name);
