import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { ClientTrip } from '../client.records';
import type { ClientId } from '../client-id';
import { ClientMerges } from './merge.records';

/** Has each of the merges on the way from one client to another know of a trip that came back after them, so that an undo takes it back too. */
export const noteMovedTrip = async (
  db: TenantDb,
  path: readonly ClientId[],
  { trip_id, traveler_id }: Pick<ClientTrip, 'trip_id' | 'traveler_id'>,
): Promise<Write[]> => {
  const merges = await db.getMany(
    path.slice(1).map((client_id, i) => ({ def: ClientMerges, key: { client_id, other_id: path[i] ?? client_id } })),
    true,
  );
  return merges.flatMap((merge) =>
    merge && !merge.moved_trips.some((one) => one.traveler_id === traveler_id)
      ? [db.change(ClientMerges, merge, { ...merge, moved_trips: [...merge.moved_trips, { trip_id, traveler_id }] })]
      : [],
  );
};
