import type { ClientLanguage } from '../../../base/client-language';
import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { inTrip } from '../trips/trip.partition';
import { Itineraries } from './itinerary.records';

/** What the client of a trip reads: the language of the itinerary that was published last; English where there is none. */
export const readClientLanguage = async (db: TenantDb, id: TripId): Promise<ClientLanguage | undefined> => {
  const { itineraries } = await db.readPartition(inTrip(id), { itineraries: Itineraries });
  const published = itineraries.filter(({ published_at }) => published_at);
  return published.toSorted((a, b) => ((a.published_at ?? '') < (b.published_at ?? '') ? 1 : -1))[0]?.language;
};
