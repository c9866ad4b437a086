import type { Files } from '@wayline/core/areas/files/files';
import type { Itinerary, Share } from '@wayline/core/areas/trip/itinerary/itinerary';
import { Itineraries, publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { isOpen } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { CompanyId, TripId } from '@wayline/core/base/ids';
import { log } from '@wayline/core/base/log';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';

export type LinkTools = { table: Table; files: Files; now: () => string };

/**
 * Takes the pages of those links away that show nothing now, because they were withdrawn or their trip is gone, and answers those that
 * do show something. Safe to repeat.
 */
export const closeLinks = async (
  { table, files, now }: LinkTools,
  company: CompanyId,
  trip: TripId,
): Promise<{ itinerary: Itinerary; share: Share }[]> => {
  const kinds = { trips: Trips, itineraries: Itineraries };
  const { trips, itineraries } = await tenantDb(table, company).readPartition(inTrip(trip), kinds, {
    consistent: true,
  });
  const at = now();
  const links = itineraries.flatMap((itinerary) => itinerary.shares.map((share) => ({ itinerary, share })));
  const shows = ({ share }: (typeof links)[number]) => trips.length > 0 && isOpen(share, at);
  const closed = links.filter((link) => !shows(link));
  await Promise.all(closed.map(({ share }) => files.remove(publishedKey(share.token_hash))));
  return links.filter(shows);
};

/** Settles the links of trips right away. One that fails keeps nobody waiting: the due work does it again anyhow. */
export const atOnce = async (
  trips: readonly TripId[],
  company: CompanyId,
  settle: (trip: TripId) => Promise<unknown>,
): Promise<void> => {
  for (const outcome of await Promise.allSettled(trips.map(settle)))
    if (outcome.status === 'rejected') log.error('links were not settled', outcome.reason, { company_id: company });
};
