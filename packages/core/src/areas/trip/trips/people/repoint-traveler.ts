import type { Write, Writes } from '../../../../store/write';
import type { ClientId, ClientTrip } from '../../../clients/public';
import { Travelers } from '../trip.records';

/** A traveler becomes that of another client, who was merged with theirs; also on a trip that whoever merges does not see. */
export const repointTraveler = (db: Writes, { client_id, trip_id, traveler_id }: ClientTrip, to: ClientId): Write => ({
  ...db.updateIf(Travelers, { trip_id, id: traveler_id }, { set: { client_id: to }, expected: { client_id } }),
  bookkeeping: true,
});
