import { clientLinksContracts } from '@wayline/core/areas/trip/trips/client-links.contract';
import { refuse } from '@wayline/core/areas/trip/trips/errors';
import { settleLastTraveled } from '@wayline/core/areas/trip/trips/journeys/settle-return';
import { insertClientWithTrip, linkKnownClient } from '@wayline/core/areas/trip/trips/people/client-link';
import { findClientForTrip, newClientFrom } from '@wayline/core/areas/trip/trips/people/find-client';
import { compareWithProfile } from '@wayline/core/areas/trip/trips/people/profile-fields';
import { travelerEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Travelers } from '@wayline/core/areas/trip/trips/trip.records';
import { fullName } from '@wayline/core/base/full-name';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Says which client a traveler is, or makes them one; a trip that is over is then one they were on. */
export const handler = endpoint(
  clientLinksContracts['trips.travelers.client.link'],
  async ({ input: { trip, traveler: id, client_id }, actor, db, deps, commit }) => {
    const linked = await retryOnConflict(async () => {
      const before = await db.get(Travelers, { trip_id: trip, id });
      if (!before) return refuse('record.missing');
      if (before.client_id) return refuse('traveler.linked_already', { params: { name: fullName(before) } });
      const found = client_id
        ? await findClientForTrip({ actor, db }, { client_id, trip_id: trip })
        : await newClientFrom({ actor, db, deps }, before);
      if (!found.ok) return found;
      const profile = 'client' in found.value ? found.value : { client: found.value, documents: [] };
      const { client } = profile;
      const changed = db.change(Travelers, before, { ...before, client_id: client.id });
      const traveler = changed.after;
      const link = client_id ? linkKnownClient : insertClientWithTrip;
      const { writes, events } = link(db, traveler, client, deps.now());
      return commit({
        writes: [changed, ...writes],
        events: [travelerEvents.linked(traveler), ...events],
        answer: { traveler, client_id: client.id, differences: compareWithProfile(traveler, profile) },
      });
    });
    if (linked.ok) await settleLastTraveled(db, linked.value.client_id, deps.now().slice(0, 10));
    return linked;
  },
);
