import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { clientEvents } from '@wayline/core/areas/clients/public';
import { clientLinksContracts } from '@wayline/core/areas/trip/trips/client-links.contract';
import { unlinkClient } from '@wayline/core/areas/trip/trips/people/client-link';
import { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Travelers } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** A traveler is no client any more; what they and the profile say stays. */
export const handler = endpoint(
  clientLinksContracts['trips.travelers.client.unlink'],
  ({ input: { trip, traveler: id }, actor, db, commit }) =>
    retryOnConflict(async () => {
      const before = await db.get(Travelers, { trip_id: trip, id });
      if (!before) return refuse('record.missing');
      const { client_id, ...rest } = before;
      if (!client_id) return commitUnchanged({ actor, commit }, 'traveler.unlinked.unchanged', { traveler: before });
      const changed = db.change(Travelers, before, rest);
      return commit({
        writes: [changed, ...(await unlinkClient(db, before))],
        events: [travelerEvents.unlinked(changed.after), clientEvents.changed({ id: client_id })],
        answer: { traveler: changed.after },
      });
    }),
);
