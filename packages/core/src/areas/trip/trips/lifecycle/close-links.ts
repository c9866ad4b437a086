import type { CompanyId, TripId } from '../../../../base/ids';
import { log } from '../../../../base/log';
import type { TenantDb } from '../../../../store/tenant-db';
import type { Files } from '../../../files/public';
import type { Itinerary, Share } from '../../itinerary/itinerary';
import { Itineraries, publishedKey } from '../../itinerary/itinerary.records';
import { settleClientTrips } from '../people/client-link';
import { inTrip } from '../trip.partition';
import { Travelers, Trips } from '../trip.records';
import { isOpen } from './trip-links';

export type LinkTools = { db: TenantDb; files: Files; now: () => string };

/**
 * Takes the pages of those links away that show nothing now, because they were withdrawn or their trip is gone, and answers those that
 * do show something. The travelers' clients are on the trip or not, as it is there or gone. Safe to repeat.
 */
export const closeLinks = async (
  { db, files, now }: LinkTools,
  trip: TripId,
): Promise<{ itinerary: Itinerary; share: Share }[]> => {
  const kinds = { trips: Trips, itineraries: Itineraries, travelers: Travelers };
  const { trips, itineraries, travelers } = await db.readPartition(inTrip(trip), kinds, { consistent: true });
  const at = now();
  await settleClientTrips(db, { trip_exists: trips.length > 0, travelers }, at);
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
