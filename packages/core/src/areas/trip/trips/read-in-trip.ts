import type { TripId } from '../../../base/ids';
import type { KeyOf, RecordDef, ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Trip } from './trip';
import { Trips } from './trip.records';

/** A record of a trip with the trip itself, in one read; undefined when either is not there. Consistent where a decision hangs on it. */
export const readInTrip = async <D extends RecordDef>(
  db: TenantDb,
  def: D,
  key: KeyOf<D> & { trip_id: TripId },
  consistent = false,
): Promise<{ trip: Trip; found: ValueOf<D> } | undefined> => {
  const [trip, found] = await db.getMany(
    [
      { def: Trips, key: { id: key.trip_id } },
      { def, key },
    ],
    consistent,
  );
  return trip && found && { trip, found };
};
