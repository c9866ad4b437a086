import * as z from 'zod';
import { BookingId, type CompanyId, TripId } from '../../base/ids';
import { defineAnnounced, type Fact, type Said } from '../live/public';
import { BOOKINGS_CHANNEL } from '../notifications/public';

/** What open pages hear when a trip changes: those on the trip, and the company's lists. */
export const toTrip = ({ trip_id, company_id }: { trip_id: TripId; company_id: CompanyId }, title: string) =>
  ({
    kind: 'trip_data_updated',
    channels: [`trip.${trip_id}`, `company.${company_id}`],
    title,
    entity_id: trip_id,
    trip_id,
  }) satisfies Said;

/** What open pages of a trip, and of the company's bookings, hear when a booking changes. */
export const toBooking = ({ trip_id, id }: { trip_id: TripId; id: string }, title: string) =>
  ({
    kind: 'booking_data_updated',
    channels: [`trip.${trip_id}`, BOOKINGS_CHANNEL],
    title,
    entity_id: id,
    trip_id,
  }) satisfies Said;

const trip = { id: TripId, trip_name: z.string() };
const inTrip = { trip_id: TripId };
const booking = { trip_id: TripId, id: BookingId, title: z.string() };
const tripSchema = z.object(trip);
const inTripSchema = z.object(inTrip);
const bookingSchema = z.object(booking);

/** Something that happens to a trip; its facts are made of the trip. */
export const tripEvent = <S extends z.ZodRawShape>(
  name: string,
  shape: S,
  title: (fact: Fact<typeof trip & S>) => string,
) =>
  defineAnnounced(name, { ...trip, ...shape }, (fact) =>
    toTrip({ trip_id: tripSchema.parse(fact).id, company_id: fact.company_id }, title(fact)),
  );

/** Something that happens in a trip, to what is shown with it. */
export const inTripEvent = <S extends z.ZodRawShape>(
  name: string,
  shape: S,
  title: (fact: Fact<typeof inTrip & S>) => string,
) =>
  defineAnnounced(name, { ...inTrip, ...shape }, (fact) =>
    toTrip({ ...inTripSchema.parse(fact), company_id: fact.company_id }, title(fact)),
  );

/** Something that happens to a booking of a trip; its facts are made of the booking. */
export const bookingEvent = <S extends z.ZodRawShape>(
  name: string,
  shape: S,
  title: (fact: Fact<typeof booking & S>) => string,
) => defineAnnounced(name, { ...booking, ...shape }, (fact) => toBooking(bookingSchema.parse(fact), title(fact)));
