import { refuse } from '@wayline/core/kernel/result';
import { readSerial, Serials } from '@wayline/core/store/serial';
import { writesFor } from '@wayline/core/store/write';
import { tripCreation } from '@wayline/core/trips/trip.records';
import { checkTripDates } from '@wayline/core/trips/trip-dates';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from './trip-event';

const ATTEMPTS = 8;

/** Creates a trip under the next code of its company. Two advisors who take the same number at once: the later one takes the next. */
export const handler = endpoint(tripsContracts['trips.create'], async ({ input, actor, deps, commit }) => {
  const dates = checkTripDates(input);
  if (!dates.ok) return dates;
  const w = writesFor(deps.table, actor.company_id);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const serial = await readSerial(deps.table, actor.company_id, 'trip');
    if (!serial) break;
    const number = serial.last + 1;
    const now = deps.now();
    const trip = {
      ...input,
      id: deps.newId('trip'),
      code: `T-${number}`,
      user_id: actor.user_id,
      advisor_name: actor.name,
      trip_pax: 0,
      trip_reservations: 0,
      created_at: now,
      updated_at: now,
      version: 1,
    };
    const outcome = await commit({
      writes: [...tripCreation(w, trip), w.change(Serials, serial, { ...serial, last: number })],
      audit: { subject: trip.id, action: 'trip.created' },
      event: tripEvent(actor, trip.id, `${actor.name} created ${trip.trip_name}`),
      answer: { trip },
    });
    if (outcome.ok || outcome.code !== 'record.stale') return outcome;
  }
  return refuse('busy');
});
