import { changeTrips } from '@wayline/core/areas/trip/trips/lifecycle/change-trips';
import { atOnce, closeLinks } from '@wayline/core/areas/trip/trips/lifecycle/close-links';
import { deleteStep, whyKept } from '@wayline/core/areas/trip/trips/lifecycle/delete-step';
import { settleLater } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripsEvents } from '@wayline/core/areas/trip/trips/several-trips.events';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

/** Deletes trips and closes their links; for 30 days they can be brought back. Source: R-TRIP-153. */
export const handler = endpoint(
  lifecycleContracts['trips.delete'],
  async (call) => {
    const { actor, db, deps } = call;
    const outcome = await changeTrips(call, {
      event: (trips) => tripsEvents.deleted({ trips }),
      step: deleteStep(actor.user_id),
      keptFrom: whyKept,
      also: (db, deleted, now) => [settleLater(db, deps.newId('audit'), deleted, now)],
    });
    if (!outcome.ok) return outcome;
    const gone = outcome.value.outcomes.filter(({ changed }) => changed).map(({ id }) => id);
    await atOnce(gone, actor.company_id, (trip) => closeLinks({ ...deps, db }, trip));
    return outcome;
  },
  { files: filesAdapter },
);
