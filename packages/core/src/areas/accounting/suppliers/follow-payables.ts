import { isDeepStrictEqual } from 'node:util';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { TripId } from '../../../base/ids';
import { sameValue } from '../../../base/merge';
import type { Table } from '../../../store/client';
import type { History, Image } from '../../../store/history';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import type { Write } from '../../../store/write';
import { type Booking, bookingSpan } from '../../trip/public';
import { ofTripMoney, TripMoney } from '../invoices/invoice.records';
import type { Payable } from './payable';
import { Payables } from './payable.records';
import { readTripPayables } from './read-payables';

/** As many as one transaction writes, with their rows and sums. */
const AT_ONCE = 20;

type Planned = { kept: unknown; right: unknown; mend: Write };
/** The steps by which what is kept of a trip’s payables says what is so. */
export const planPayables = async (db: TenantDb, trip_id: TripId): Promise<Planned[]> => {
  const found = await readTripPayables(db, trip_id);
  const kept =
    found?.kept ?? (await db.readPartition(ofTripMoney(trip_id), { kept: Payables }, { consistent: true })).kept;
  const right = new Map((found?.payables ?? []).map((one) => [one.booking_id, one] as const));
  const known = new Map(kept.map((one) => [one.booking_id, one] as const));
  return [
    ...[...right.values()].flatMap((one): Planned[] => {
      const before = known.get(one.booking_id);
      if (!before) return [{ kept: undefined, right: one, mend: db.insert(Payables, { ...one, version: 1 }) }];
      const after: Payable = { ...one, version: before.version };
      return sameValue(before, after) ? [] : [{ kept: before, right: one, mend: db.change(Payables, before, after) }];
    }),
    ...kept.flatMap((before) =>
      right.has(before.booking_id)
        ? []
        : [{ kept: before, right: undefined, mend: db.deleteIfUnchanged(Payables, before, ['version']) }],
    ),
  ];
};

/** Has the payables of a trip say what is so. Safe to repeat. */
const followTrip = async (db: TenantDb, trip_id: TripId): Promise<void> => {
  for (let left = true; left; )
    await transactDecided(db, async () => {
      const plan = await planPayables(db, trip_id);
      left = plan.length > AT_ONCE;
      return plan.slice(0, AT_ONCE).map(({ mend }) => mend);
    });
};

/** What payables say of a booking. */
const toShown = ({ title, booking_type, supplier_name, confirmation_id, payment_due_date, ...booking }: Booking) => [
  ...[title, booking_type, supplier_name, confirmation_id, payment_due_date],
  bookingSpan(booking as Booking)?.first,
];
const isChanged = ({ images }: History, toFacts: (image: Image) => unknown) => {
  const [first, ...rest] = images.map((image) => image && toFacts(image));
  return rest.some((one) => !isDeepStrictEqual(one, first));
};

type Told = readonly History[];
/** Payables follow what the stream tells of invoices, payments, bookings and trips. Safe to repeat, and in any order. */
export const followPayables = async (
  table: Table,
  { money, bookings, trips }: { money: Told; bookings: Told; trips: Told },
): Promise<void> => {
  const toTrips = (told: Told, field: string) =>
    told.flatMap(({ company, images }) => {
      const id = images.find((image) => image !== undefined)?.[field];
      return id ? [{ company, id: TripId.parse(id) }] : [];
    });
  const moved = toTrips(money, 'trip_id');
  const renamed = [
    ...toTrips(
      bookings.filter((told) => isChanged(told, (image) => toShown(image as Booking))),
      'trip_id',
    ),
    ...toTrips(
      trips.filter((told) => isChanged(told, (image) => [image.code, image.trip_name, TRIP_SCOPE.membersOf(image)])),
      'id',
    ),
  ];
  const done = new Set<string>();
  for (const { company, id, always } of [
    ...moved.map((one) => ({ ...one, always: true })),
    ...renamed.map((one) => ({ ...one, always: false })),
  ]) {
    const key = `${company} ${id}`;
    if (done.has(key)) continue;
    done.add(key);
    const db = tenantDb(table, company);
    // A trip of which nothing was invoiced has no payables.
    if (always || (await db.get(TripMoney, { trip_id: id }, true))) await followTrip(db, id);
  }
};
