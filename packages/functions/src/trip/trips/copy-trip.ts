import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { numberBookings } from '@wayline/core/areas/trip/bookings/booking-writes';
import { rateCopies } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { DayEvents } from '@wayline/core/areas/trip/itinerary/event.records';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { TripPackages } from '@wayline/core/areas/trip/trip-packages/package.records';
import { refuseDateOutOfRange } from '@wayline/core/areas/trip/trips/dates/date-move-changes';
import { fitting } from '@wayline/core/areas/trip/trips/dates/pack-writes';
import { atOnce } from '@wayline/core/areas/trip/trips/lifecycle/close-links';
import { lostInCopy } from '@wayline/core/areas/trip/trips/lifecycle/copy-days';
import { copyTrip } from '@wayline/core/areas/trip/trips/lifecycle/copy-trip';
import { settleLater } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { beginCopy, clearCopy, UnfinishedCopies } from '@wayline/core/areas/trip/trips/lifecycle/unfinished-copy';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { toTripMaker } from '@wayline/core/areas/trip/trips/new-trip';
import { settleClientTrips } from '@wayline/core/areas/trip/trips/people/client-link';
import type { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import { tripSourceEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Travelers, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { refuse } from '@wayline/core/base/result';
import { toWriteRefusal } from '@wayline/core/store/commit';
import { incrementListCount } from '@wayline/core/store/list-counter';
import { takeSerial } from '@wayline/core/store/serial';
import { transact } from '@wayline/core/store/transact';
import type { Write } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

const isClient = ({ client_id }: Pick<Traveler, 'client_id'>) => client_id !== undefined;

/** Makes a trip like another one. Source: spec 2 §7 (copy trip). */
export const handler = endpoint(lifecycleContracts['trips.copy'], async ({ input, actor, db, deps, commit }) => {
  const { table } = deps;

  const whole = await readTrip(db, input.id);
  if (!whole) return refuse('record.missing');
  const [lost] = lostInCopy(input.bookings ? whole : { ...whole, bookings: [], events: [] }, input.start_date);
  if (lost) return refuseDateOutOfRange(lost);
  const now = deps.now();
  const { trip, bookings, travelers, itineraries, events, packages } = copyTrip(whole, input, {
    id: deps.newId('trip'),
    number: await takeSerial(db, 'trip'),
    ...toTripMaker(actor),
    trip_name: input.trip_name,
    start_date: input.start_date,
    now,
    newId: deps.newId,
  });
  const dates = checkTripDates(trip);
  if (!dates.ok) return dates;
  const counted = (some: readonly Write[]): Write[] => {
    const n = some.filter(({ def }) => def === Bookings).length;
    return n > 0 ? [incrementListCount(db, 'BOOKINGS', n)] : [];
  };
  let parts = [
    ...(await numberBookings(db, await rateCopies(db, bookings, now.slice(0, 10)))).map((b) => db.insert(Bookings, b)),
    ...events.map((e) => db.insert(DayEvents, e)),
    ...packages.map((p) => db.insert(TripPackages, p)),
    ...travelers.map((t) => db.insert(Travelers, t)),
    ...itineraries.map((i) => db.insert(Itineraries, i)),
  ];
  // A trip with more than one transaction takes comes last, so that nobody ever opens half of it; until then a note says what to clear up.
  const unfinished = beginCopy(trip.id, deps.now());
  const begun = fitting(parts) < parts.length;
  const clear = () => clearCopy(db, unfinished);
  for (let fits = fitting(parts), first = true; fits < parts.length; fits = fitting(parts), first = false) {
    const some = parts.slice(0, fits);
    const early = [...(first ? [db.insert(UnfinishedCopies, unfinished)] : []), ...some, ...counted(some)];
    const outcome = await transact(table, early);
    if (!outcome.ok) {
      await clear();
      return toWriteRefusal(outcome);
    }
    parts = parts.slice(fits);
  }
  const inserted = db.insert(Trips, trip);
  const outcome = await commit({
    writes: [
      inserted,
      ...parts,
      ...counted(parts),
      ...(travelers.some(isClient) ? [settleLater(db, deps.newId('audit'), [trip.id], deps.now())] : []),
      ...(begun ? [db.deleteIfUnchanged(UnfinishedCopies, unfinished, ['version'])] : []),
    ],
    audit: { changes: { from: input.id } },
    events: [tripSourceEvents.copied({ ...trip, source: whole.trip.trip_name })],
    answer: { trip: inserted.after },
  });
  // A repetition is answered with the trip of the first time.
  const isMade = outcome.ok && outcome.value.trip.id === trip.id;
  if (begun && !isMade) await clear();
  if (isMade)
    await atOnce([trip.id], actor.company_id, () =>
      settleClientTrips(db, { trip_exists: true, travelers }, deps.now()),
    );
  return outcome;
});
