import { deleteMemberships } from '../../../access/memberships';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import type { CompanyId, TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import { emptyPartition } from '../../../store/empty-partition';
import { incrementListCount } from '../../../store/list-counter';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { transactInTurns } from '../../../store/transact';
import type { Files } from '../../files/public';
import { Bookings } from '../bookings/booking.records';
import { getDeadlinesPartition } from '../bookings/booking-deadline.records';
import { documentKey, ItineraryDocuments } from '../itinerary/document.records';
import { frozenKey, Itineraries } from '../itinerary/itinerary.records';
import { endShare } from '../itinerary/link-expiry.records';
import { coverKey, picturesUnder } from '../itinerary/published-pictures';
import { fitting } from '../trips/dates/pack-writes';
import { type DeletedTrip, DeletedTrips } from '../trips/deleted-trip.records';
import { TripFiles, tripFileKey, tripFiles } from '../trips/people/trip-file.records';
import { inTrip } from '../trips/trip.partition';
import { partitionsOfTrip } from './trip-partitions';

const AT_ONCE = 90;
type Tools = { table: Table; files: Files };

/** Links stop, and what the trip keeps as files goes: published versions, pictures, documents, attachments. */
const purgeFiles = async ({ table, files }: Tools, company: CompanyId, trip: TripId) => {
  const db = tenantDb(table, company);
  const [{ itineraries, documents }, { kept }] = await Promise.all([
    db.readPartition(inTrip(trip), { itineraries: Itineraries, documents: ItineraryDocuments }),
    db.readPartition(tripFiles(trip), { kept: TripFiles }),
  ]);
  for (const { id, shares, published_version, uploaded_cover } of itineraries) {
    for (const share of shares) await endShare({ table, files }, company, share);
    for (let version = 1; version <= published_version; version++) await files.remove(frozenKey(company, id, version));
    await files.removeUnder(picturesUnder(company, id));
    if (uploaded_cover) await files.remove(coverKey(company, id, uploaded_cover.id));
  }
  for (const { itinerary_id, id } of documents) await files.remove(documentKey(company, itinerary_id, id));
  for (const { id } of kept) await files.remove(tripFileKey(company, trip, id));
};

/** Deletes the bookings of a trip, and after them their deadlines. Those that were still counted when the trip was deleted leave the count in the transaction that deletes them. */
export const purgeBookings = async (db: TenantDb, trip: TripId, counted: boolean) => {
  const at = { partition: inTrip(trip), prefix: 'BOOKING#' };
  for (;;) {
    const { items } = await db.listPartition(Bookings, at, { limit: AT_ONCE });
    if (items.length === 0) break;
    const writes = items.map((booking) => db.deleteIfUnchanged(Bookings, booking, ['version']));
    const some = writes.slice(0, fitting(writes));
    await db.transact([...some, ...(counted ? [incrementListCount(db, 'BOOKINGS', -some.length)] : [])]);
  }
  await emptyPartition(db, getDeadlinesPartition(trip));
};

/**
 * Deletes for good a trip that can no longer be brought back, with everything on it and its history. What says that it waits goes last,
 * so that a purge that breaks off is done again.
 */
export const purgeTrip = async (
  tools: Tools,
  company: CompanyId,
  { id, trip, uncounted }: DeletedTrip,
): Promise<void> => {
  const { table } = tools;
  await purgeFiles(tools, company, id);
  await purgeBookings(tenantDb(table, company), id, uncounted === undefined);
  for (const partition of partitionsOfTrip(id)) await emptyPartition(tenantDb(table, company), partition);
  const db = tenantDb(table, company);
  await transactInTurns(table, deleteMemberships(db, TRIP_SCOPE, trip));
  await db.transact([db.remove(DeletedTrips, { id })]);
};
