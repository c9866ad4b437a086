import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Sets the days of a trip. Bookings keep their own days: what falls outside is shown, never dropped. */
export const handler = endpoint(tripsContracts['trips.start-date.set'], ({ input, db, deps, commit }) =>
  retryOnConflict(async () => {
    const dates = checkTripDates(input);
    if (!dates.ok) return dates;
    const before = await db.get(Trips, { id: input.trip_id });
    if (!before) return refuse('record.missing');
    const after = { ...before, ...dates.value, updated_at: deps.now(), version: before.version + 1 };
    return commit({
      writes: [db.change(Trips, before, after)],
      audit: { subject: before.id },
      events: [tripEvents.dates_set(after)],
      answer: { status: 'success' as const, message: formatMessage('trip.date.success'), trip: after },
    });
  }),
);
