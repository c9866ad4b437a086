import * as z from 'zod';
import { record } from '../../../../store/record';
import type { Backfill } from '../../../../store/reindex';
import type { TenantDb } from '../../../../store/tenant-db';
import type { Write } from '../../../../store/write';
import type { Booking } from '../booking';
import { Bookings } from '../booking.records';
import { linkWaitingNames } from './link-suppliers';
import { listUnlinkedNames, UnlinkedNames } from './unlinked-name.records';

/**
 * Gives a booking from before suppliers were known by id those that its names mean, and has the others wait; refused where somebody saves it
 * meanwhile.
 */
const migrateToSupplierIds = async (db: TenantDb, booking: Booking): Promise<readonly Write[]> => {
  const waiting = listUnlinkedNames(booking);
  if (waiting.length === 0) return [];
  const linked = await linkWaitingNames(db, booking);
  if (linked !== booking) return [db.change(Bookings, booking, linked)];
  const kept = await db.getMany(waiting.map((key) => ({ def: UnlinkedNames, key })));
  const missing = waiting.filter((_, i) => !kept[i]).map((row) => db.put(UnlinkedNames, row));
  return missing.length > 0 ? [db.checkUnchanged(Bookings, booking, ['version']), ...missing] : [];
};

/** Suppliers by their names, as earlier versions remembered them beside the profiles of suppliers. */
const RememberedSuppliers = record({
  name: 'supplier',
  schema: z.object({ id: z.string() }),
  key: ['id'],
  partition: () => ['SUPPLIERS'],
  sort: (k) => [k.id],
});

const SUPPLIER_IDS: Backfill<typeof Bookings> = { def: Bookings, writes: migrateToSupplierIds };
const REMEMBERED: Backfill<typeof RememberedSuppliers> = {
  def: RememberedSuppliers,
  writes: (db, supplier) => [db.deleteIfExists(RememberedSuppliers, supplier)],
};
export const SUPPLIER_BACKFILLS = [SUPPLIER_IDS, REMEMBERED] as const;
