import { Bookings } from '../bookings/booking.records';
import { ItineraryDocuments } from '../itinerary/document.records';
import { Itineraries } from '../itinerary/itinerary.records';
import type { CompanyId, TripId } from '../kernel/ids';
import { Reminders } from '../messaging/reminder.records';
import type { Table } from '../store/client';
import { ListHeads } from '../store/list-head';
import { readPartition } from '../store/read';
import { record } from '../store/record';
import type { Write, Writes } from '../store/write';
import { Departure } from './departure';
import { Traveler } from './traveler';
import { Trip, TripRow } from './trip';
import { inTrip } from './trip.partition';

export const TRIP_LIST = ['TRIPS'] as const;

/** The trip itself; its list row carries the columns of the trip list and stands newest first. */
export const Trips = record({
  name: 'trip',
  schema: Trip,
  key: ['id'],
  partition: (k) => inTrip(k.id),
  sort: () => ['TRIP'],
  list: (trip) => ({ list: TRIP_LIST, order: [trip.id], row: TripRow.parse(trip) }),
});

export const Travelers = record({
  name: 'traveler',
  schema: Traveler,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['TRAVELER', k.id],
});

/** Trips by the day they leave, for whoever asks what departs soon. */
export const Departures = record({
  name: 'departure',
  schema: Departure,
  key: ['start_date', 'trip_id'],
  partition: () => ['DEPARTURES'],
  sort: (k) => [k.start_date, k.trip_id],
});

/** Everything the planner shows of a trip, in one query; undefined when this company has no such trip. */
export const readTrip = async (table: Table, company: CompanyId, id: TripId) => {
  const found = await readPartition(table, company, inTrip(id), {
    trips: Trips,
    travelers: Travelers,
    bookings: Bookings,
    itineraries: Itineraries,
    documents: ItineraryDocuments,
    reminders: Reminders,
  });
  const [trip] = found.trips;
  return (
    trip && {
      trip,
      travelers: found.travelers,
      bookings: found.bookings,
      itineraries: found.itineraries,
      documents: found.documents,
      reminders: found.reminders,
    }
  );
};
export type WholeTrip = NonNullable<Awaited<ReturnType<typeof readTrip>>>;

const departureOf = (trip: Trip): Departure | undefined =>
  trip.start_date
    ? {
        trip_id: trip.id,
        code: trip.code,
        trip_name: trip.trip_name,
        start_date: trip.start_date,
        trip_status: trip.trip_status,
        ...(trip.end_date && { end_date: trip.end_date }),
      }
    : undefined;

/** A new trip, its place in the list's total, and its departure. */
export const tripCreation = (w: Writes, trip: Trip): Write[] => {
  const departure = departureOf(trip);
  return [
    w.insert(Trips, trip),
    w.adjust(ListHeads, { name: 'TRIPS' }, { add: { n: 1, 'row.n': 1 } }),
    ...(departure ? [w.insert(Departures, departure)] : []),
  ];
};

/** A changed trip; its departure moves with its days and its name. */
export const tripChange = (w: Writes, before: Trip, after: Trip): Write[] => {
  const [left, leaves] = [departureOf(before), departureOf(after)];
  const moved = JSON.stringify(left) !== JSON.stringify(leaves);
  const sameKey = left?.start_date === leaves?.start_date;
  return [
    w.change(Trips, before, after),
    ...(moved && left && !sameKey ? [w.remove(Departures, left)] : []),
    ...(moved && leaves ? [sameKey ? w.put(Departures, leaves) : w.insert(Departures, leaves)] : []),
  ];
};
