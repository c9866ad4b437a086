import type { CompanyId, TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { getRecords } from '../../../store/read';
import type { KeyOf, RecordDef, ValueOf } from '../../../store/record';
import type { Trip } from './trip';
import { Trips } from './trip.records';

/** A record of a trip with the trip itself, in one read; undefined when either is not there. */
export const readInTrip = async <D extends RecordDef>(
  table: Table,
  company: CompanyId,
  def: D,
  key: KeyOf<D> & { trip_id: TripId },
): Promise<{ trip: Trip; found: ValueOf<D> } | undefined> => {
  const [trip, found] = (await getRecords(table, company, [
    { def: Trips, key: { id: key.trip_id } },
    { def, key },
  ])) as [Trip | undefined, ValueOf<D> | undefined];
  return trip && found && { trip, found };
};
