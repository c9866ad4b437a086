import type { Actor } from '../../../access/actor';
import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { content, readSetting } from '../../settings/public';
import { readShownTrip } from './shown-trip';

/** An itinerary with its trip and the words its company puts at its foot, asked for at once; undefined when it is not there. */
export const readToPublish = async (
  db: TenantDb,
  { user_id }: Actor,
  { tripId, tiId }: { tripId: TripId; tiId: string },
) => {
  const [whole, words] = await Promise.all([readShownTrip(db, tripId), readSetting(db, user_id, content)]);
  const itinerary = whole?.itineraries.find(({ id }) => id === tiId);
  return whole && itinerary && { whole, itinerary, words };
};
