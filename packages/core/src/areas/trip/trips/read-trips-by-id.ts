import type { CompanyId, TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { getRecords } from '../../../store/read';
import type { Trip } from './trip';
import { Trips } from './trip.records';

const AT_ONCE = 100;

/**
 * The trips that rows speak of, each read once, a hundred to a request and all requests together. One that is gone or in the trash is not
 * among them.
 */
export const readTripsById = async (
  table: Table,
  company: CompanyId,
  rows: readonly { trip_id: TripId }[],
): Promise<ReadonlyMap<TripId, Trip>> => {
  const ids = [...new Set(rows.map(({ trip_id }) => trip_id))];
  const chunks = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, i) =>
    ids.slice(i * AT_ONCE, (i + 1) * AT_ONCE).map((id) => ({ def: Trips, key: { id } })),
  );
  const read = await Promise.all(chunks.map((chunk) => getRecords(table, company, chunk)));
  const trips = (read.flat() as (Trip | undefined)[]).filter((trip) => trip !== undefined);
  return new Map(trips.map((trip) => [trip.id, trip]));
};
