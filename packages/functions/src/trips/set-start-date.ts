import { tripAudit } from '@wayline/core/history/audit-of';
import { say } from '@wayline/core/kernel/messages';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { Trips, tripChange } from '@wayline/core/trips/trip.records';
import { checkTripDates } from '@wayline/core/trips/trip-dates';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from './trip-event';

/** Sets the days of a trip. Bookings keep their own days: what falls outside is shown, never dropped. */
export const handler = endpoint(tripsContracts['trips.start-date.set'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const dates = checkTripDates(input);
    if (!dates.ok) return dates;
    const before = await getRecord(deps.table, actor.company_id, Trips, { id: input.trip_id });
    if (!before) return refuse('record.missing');
    const after = { ...before, ...dates.value, updated_at: deps.now(), version: before.version + 1 };
    return commit({
      writes: tripChange(writesFor(deps.table, actor.company_id), before, after),
      audit: { subject: before.id, action: 'trip.dates_set', ...tripAudit(after, before) },
      event: tripEvent(actor, before.id, `${actor.name} set the dates of ${after.trip_name}`),
      answer: { status: 'success' as const, message: say('trip.date.success'), trip: after },
    });
  }),
);
