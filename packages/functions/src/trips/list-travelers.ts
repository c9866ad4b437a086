import { ok, refuse } from '@wayline/core/kernel/result';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.travelers.list'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.id);
  return whole
    ? ok({ travelers: whole.travelers, count: whole.travelers.filter((t) => t.is_traveler).length })
    : refuse('record.missing');
});
