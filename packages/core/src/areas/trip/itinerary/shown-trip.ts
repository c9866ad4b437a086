import type { CompanyId, TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { readPartition } from '../../../store/read';
import { TripFiles, tripFiles } from '../trips/people/trip-file.records';
import { readTrip } from '../trips/whole-trip';
import { bookingPhotos } from './picture';

/** A trip with all that a client may see of it, the photos of its bookings too; undefined when it is not there. */
export const readShownTrip = async (table: Table, company: CompanyId, id: TripId) => {
  const [whole, { files }] = await Promise.all([
    readTrip(table, company, id),
    readPartition(table, company, tripFiles(id), { files: TripFiles }),
  ]);
  return whole && { ...whole, photos: bookingPhotos(files) };
};
export type ShownTrip = NonNullable<Awaited<ReturnType<typeof readShownTrip>>>;
