import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Sets the days of a trip. Bookings keep their own days: what falls outside is shown, never dropped. */
export const handler = endpoint(tripsContracts['trips.start-date.set'], ({ input, db, commit }) =>
  retryOnConflict(async () => {
    const dates = checkTripDates(input);
    if (!dates.ok) return dates;
    const before = await db.get(Trips, { id: input.trip_id });
    if (!before) return refuse('record.missing');
    const saved = db.save(Trips, before, { ...before, ...dates.value }, { as: tripEvents.dates_set });
    return commit({
      writes: [saved],
      answer: { status: 'success' as const, message: formatMessage('trip.date.success'), trip: saved.after },
    });
  }),
);
