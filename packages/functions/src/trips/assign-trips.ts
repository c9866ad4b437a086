import { Users } from '@wayline/core/identity/people.records';
import { fullName } from '@wayline/core/kernel/full-name';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { advisorOf } from '@wayline/core/trips/lifecycle/trip-life';
import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { tripChange } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';
import { changed, changeTrips } from './lifecycle/change-trips';

/** Gives trips to an advisor; who created them stays. Refuses `record.missing` when the company has no such user. */
export const handler = endpoint(lifecycleContracts['trips.assign'], async (call) => {
  const { advisor_id } = call.input;
  const advisor = await getRecord(call.deps.table, call.actor.company_id, Users, { id: advisor_id });
  if (!advisor?.is_active) return refuse('record.missing');
  const advisor_name = fullName(advisor);
  return changeTrips(call, {
    action: 'trip.assigned',
    said: `gave ${advisor_name}`,
    tells: advisor.id,
    step: (w, trip, now) => {
      const advisor_before = advisorOf(trip);
      if (advisor_before === advisor_id) return undefined;
      return {
        writes: tripChange(w, trip, changed(trip, { advisor_id, advisor_name }, now)),
        changes: { advisor: advisor_name },
        advisor_before,
      };
    },
  });
});
