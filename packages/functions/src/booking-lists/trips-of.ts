import type { CompanyId, TripId } from '@wayline/core/kernel/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecords } from '@wayline/core/store/read';
import type { Trip } from '@wayline/core/trips/trip';
import { Trips } from '@wayline/core/trips/trip.records';

const AT_ONCE = 100;

/** The trips that rows speak of, each read once, a hundred to a request and all requests together. */
export const tripsOf = async (table: Table, company: CompanyId, ids: readonly TripId[]): Promise<Map<string, Trip>> => {
  const distinct = [...new Set(ids)];
  const chunks = Array.from({ length: Math.ceil(distinct.length / AT_ONCE) }, (_, i) =>
    distinct.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  const read = await Promise.all(
    chunks.map((chunk) =>
      getRecords(
        table,
        company,
        chunk.map((id) => ({ def: Trips, key: { id } })),
      ),
    ),
  );
  const trips = read.flat().filter((trip): trip is Trip => trip !== undefined);
  return new Map(trips.map((trip) => [trip.id, trip]));
};
