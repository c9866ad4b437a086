import type { Actor } from '@wayline/core/access/actor';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { content } from '@wayline/core/areas/settings/sections/content';
import { readShownTrip } from '@wayline/core/areas/trip/itinerary/shown-trip';
import type { TripId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';

/** An itinerary with its trip and the words its company puts at its foot, asked for at once; undefined when it is not there. */
export const readToPublish = async (
  table: Table,
  { company_id, user_id }: Actor,
  { tripId, tiId }: { tripId: TripId; tiId: string },
) => {
  const db = tenantDb(table, company_id);
  const [whole, words] = await Promise.all([readShownTrip(db, tripId), readSetting(db, user_id, content)]);
  const itinerary = whole?.itineraries.find(({ id }) => id === tiId);
  return whole && itinerary && { whole, itinerary, words };
};
