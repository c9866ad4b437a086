import { readClientProfile } from '@wayline/core/areas/clients/public';
import { clientLinksContracts } from '@wayline/core/areas/trip/trips/client-links.contract';
import { sortClientTrips } from '@wayline/core/areas/trip/trips/people/client-trips';
import { readTripsById } from '@wayline/core/areas/trip/trips/read-trips-by-id';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** The trips that a client is on, in two waves; those the reader does not see are counted and no more. */
export const handler = endpoint(clientLinksContracts['trips.client-trips.list'], async ({ input, db }) => {
  const profile = await readClientProfile(db, input.client_id);
  if (!profile) return refuse('record.missing');
  const links = profile.trip_links;
  const trips = await readTripsById(db, links);
  const rows = links.flatMap(({ trip_id, traveler_id }) => {
    const trip = trips.get(trip_id);
    return trip ? [{ ...trip, traveler_id }] : [];
  });
  return ok({ trips: sortClientTrips(rows), hidden: links.length - rows.length });
});
