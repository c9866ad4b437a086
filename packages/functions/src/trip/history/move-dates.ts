import { commitMove } from '@wayline/core/areas/trip/history/commit-move';
import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { unlike } from '@wayline/core/areas/trip/trips/dates/date-move-changes';
import { planDates } from '@wayline/core/areas/trip/trips/dates/plan-dates';
import { readSettled } from '@wayline/core/areas/trip/trips/dates/run-move';
import { refuse } from '@wayline/core/areas/trip/trips/errors';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Changes the days of a trip with its bookings, as its preview has shown. What a broken-off move has left is finished first. */
export const handler = endpoint(historyContracts['trips.dates.move'], (call) =>
  retryOnConflict(async () => {
    const { input, db, deps } = call;
    const dates = checkTripDates(input);
    if (!dates.ok) return dates;
    const now = deps.now();
    const whole = await readSettled(db, input.trip_id, now);
    if (!whole) return refuse('record.missing');
    const changed = unlike(input, whole);
    if (changed.length > 0)
      return refuse('trip.bookings_changed', { params: { what: changed.slice(0, 3).join(', ') } });
    const { move } = planDates(whole, dates.value, input.mode, now);
    return commitMove(call, { whole, move, now });
  }),
);
