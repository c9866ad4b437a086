import { Bookings } from '@wayline/core/bookings/booking.records';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { refuse } from '@wayline/core/kernel/result';
import { ListHeads } from '@wayline/core/store/list-head';
import { takeSerial } from '@wayline/core/store/serial';
import { transact } from '@wayline/core/store/transact';
import { type Write, writesFor } from '@wayline/core/store/write';
import { copyTrip } from '@wayline/core/trips/lifecycle/copy-trip';
import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { Travelers, tripCreation } from '@wayline/core/trips/trip.records';
import { checkTripDates } from '@wayline/core/trips/trip-dates';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from './trip-event';

/** What one transaction takes besides the trip, its departure, list heads, audit, event and answer. */
const PARTS_AT_ONCE = 80;

/** Makes a trip like another one. Source: spec 2 §7 (copy trip). */
export const handler = endpoint(lifecycleContracts['trips.copy'], async ({ input, actor, deps, commit }) => {
  const { table } = deps;
  const company = actor.company_id;
  const whole = await readTrip(table, company, input.id);
  if (!whole) return refuse('record.missing');
  const { trip, bookings, travelers, itineraries } = copyTrip(whole, input, {
    id: deps.newId('trip'),
    code: `T-${await takeSerial(table, company, 'trip')}`,
    user_id: actor.user_id,
    creator_name: actor.name,
    advisor_name: actor.name,
    organization_name: actor.company.company_name,
    trip_name: input.trip_name,
    start_date: input.start_date,
    now: deps.now(),
    newId: deps.newId,
  });
  const dates = checkTripDates(trip);
  if (!dates.ok) return dates;
  const w = writesFor(table, company);
  const counted = (n: number): Write[] =>
    n > 0 ? [w.adjust(ListHeads, { name: 'BOOKINGS' }, { add: { n, 'row.n': n } })] : [];
  const people = [...travelers.map((t) => w.insert(Travelers, t)), ...itineraries.map((i) => w.insert(Itineraries, i))];
  const room = Math.max(0, PARTS_AT_ONCE - people.length);
  // A trip with more bookings than one transaction takes comes last, so that nobody ever opens half of it.
  const early = bookings.slice(0, Math.max(0, bookings.length - room));
  for (let at = 0; at < early.length; at += PARTS_AT_ONCE) {
    const some = early.slice(at, at + PARTS_AT_ONCE);
    await transact(table, [...some.map((b) => w.insert(Bookings, b)), ...counted(some.length)]);
  }
  const late = bookings.slice(early.length);
  return commit({
    writes: [...tripCreation(w, trip), ...people, ...late.map((b) => w.insert(Bookings, b)), ...counted(late.length)],
    audit: { subject: trip.id, action: 'trip.copied', changes: { from: input.id } },
    event: tripEvent(actor, trip.id, `${actor.name} copied ${whole.trip.trip_name}`),
    answer: { trip },
  });
});
