import { isDeepStrictEqual } from 'node:util';
import { TripId } from '../../../base/ids';
import type { Table } from '../../../store/client';
import type { History, Image } from '../../../store/history';
import { type TenantDb, tenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import type { Write } from '../../../store/write';
import { ClientTrips, ofClient } from '../../clients/public';
import { Travelers } from '../../trip/public';
import type { Invoice } from '../invoices/invoice';
import { ClientInvoices, Invoices, ofClientMoney } from '../invoices/invoice.records';
import { type FoundStatus, readTripStatuses } from './read-trip-statuses';

/** As many as one transaction writes. */
const AT_ONCE = 50;
/** What says nothing of money. */
const BEFORE_MONEY: ReadonlySet<string> = new Set(['inquired', 'registered']);

/** When money of each invoice moved last, by its id, as the stream tells it. */
type Moved = ReadonlyMap<string, string>;

/** Whether what a person said of a traveler ends: money of an invoice that is for them moved since. */
const endsMark = ({ traveler: { manual_status }, invoice_ids }: FoundStatus, moved: Moved): boolean =>
  manual_status !== undefined && [...invoice_ids].some((id) => (moved.get(id) ?? '') > manual_status.at);

/**
 * Whether a traveler keeps the status that they have: a person set it, or has before marks were made, in an agency that invoices elsewhere.
 */
const keepsStatus = (found: FoundStatus, moved: Moved): boolean => {
  const { traveler, is_invoiced, invoice_ids } = found;
  if (traveler.manual_status) return !endsMark(found, moved);
  const isKnown = is_invoiced || BEFORE_MONEY.has(traveler.status) || [...invoice_ids].some((id) => moved.has(id));
  return !isKnown;
};

type Planned = { kept: unknown; right: unknown; mend: Write; where: string };
/** The steps by which the travelers of a trip have the status that their money gives them. */
export const planTravelerStatuses = async (
  db: TenantDb,
  trip_id: TripId,
  moved: Moved = new Map(),
): Promise<Planned[]> => {
  const all = await readTripStatuses(db, trip_id);
  return all.flatMap((found): Planned[] => {
    const { traveler, status } = found;
    const { id, status: kept, manual_status } = traveler;
    const isCancelled = traveler.trip_traveler_status === 'cancelled';
    if (isCancelled || keepsStatus(found, moved) || (kept === status && !manual_status)) return [];
    // The version stays: nobody who edits the traveler is told that they changed meanwhile.
    const change = { set: { status }, ...(manual_status && { remove: ['manual_status'] }) };
    const mend = db.updateIf(Travelers, { trip_id, id }, { ...change, expected: { status: kept } });
    return [{ kept, right: status, mend, where: `status of ${id}` }];
  });
};

/** Has the travelers of a trip follow their money. Safe to repeat. */
export const followTripStatuses = async (db: TenantDb, trip_id: TripId, moved?: Moved): Promise<void> => {
  for (let left = true; left; )
    await transactDecided(db, async () => {
      const plan = await planTravelerStatuses(db, trip_id, moved);
      left = plan.length > AT_ONCE;
      return plan.slice(0, AT_ONCE).map(({ mend }) => mend);
    });
};

/** What of an invoice is money: what is asked of whom, and what came. */
const toMoney = (image: Image) => {
  const { state, revision, credited, shares = [], write_offs = [] } = image as Partial<Invoice>;
  const asked = shares.map(({ amount, received, at_supplier, paid_at_supplier }) => [
    ...[amount, received, at_supplier ?? 0, paid_at_supplier ?? 0],
  ]);
  return [state, revision, credited ?? 0, asked, write_offs.map(({ id }) => id)];
};
/** Of a draft nothing is asked. */
const isAsked = (image: Image | undefined): boolean => image !== undefined && image.state !== 'draft';

/** When money of an invoice moved last; undefined where it didn’t. */
const findMoved = ({ images }: History): string | undefined => {
  const at = images.flatMap((image, i) => {
    const before = images[i - 1];
    if (!image || i === 0 || !isAsked(image)) return [];
    return before && isDeepStrictEqual(toMoney(before), toMoney(image)) ? [] : [String(image.updated_at)];
  });
  return at.sort().at(-1);
};

const isChanged = ({ images }: History, toFacts: (image: Image) => unknown): boolean => {
  const [first, ...rest] = images.map((image) => image && toFacts(image));
  return rest.some((one) => !isDeepStrictEqual(one, first));
};
const toTravelerFacts = ({ status, manual_status, trip_traveler_status, client_id, is_traveler }: Image) => [
  ...[status, manual_status, trip_traveler_status, client_id, is_traveler],
];
const toBookingFacts = ({ traveler_ids, guest_names, traveler_names, reservation_status }: Image) => [
  ...[traveler_ids, guest_names, traveler_names, reservation_status],
];

/** The trips that a client is on, or pays invoices of. */
const listTripsOfClient = async (db: TenantDb, id: string): Promise<TripId[]> => {
  const at = { consistent: true };
  const [{ links }, { rows }] = await Promise.all([
    db.readPartition(ofClient(id), { links: ClientTrips }, at),
    db.readPartition(ofClientMoney(id), { rows: ClientInvoices }, at),
  ]);
  const paid = await db.getMany(rows.map((row) => ({ def: Invoices, key: { id: row.id } })));
  return [...links.map(({ trip_id }) => trip_id), ...paid.flatMap((invoice) => invoice?.trip_ids ?? [])];
};

type Told = readonly History[];
/**
 * Travelers follow what the stream tells of invoices, of themselves, of bookings and of households. The next money of an invoice that is for them ends what a
 * person said of them before it. Safe to repeat, and in any order.
 */
export const followTravelerStatuses = async (
  table: Table,
  { invoices, travelers, bookings, clients }: { invoices: Told; travelers: Told; bookings: Told; clients: Told },
): Promise<void> => {
  const moved = new Map<string, string>();
  const trips = new Map<string, { db: TenantDb; id: TripId }>();
  const add = ({ company, images }: History, listIds: (image: Image) => unknown[]) => {
    for (const id of images.flatMap((image) => (image ? listIds(image) : [])))
      trips.set(`${company} ${id}`, { db: tenantDb(table, company), id: TripId.parse(id) });
  };
  for (const told of invoices) {
    const at = findMoved(told);
    const id = String(told.images.find((image) => image !== undefined)?.id);
    if (at) moved.set(id, at);
    if (at || (told.images.some(isAsked) && isChanged(told, ({ client_ids }) => client_ids)))
      add(told, ({ trip_ids }) => trip_ids as unknown[]);
  }
  const ofTrip = ({ trip_id }: Image) => (trip_id ? [trip_id] : []);
  for (const told of travelers) if (isChanged(told, toTravelerFacts)) add(told, ofTrip);
  for (const told of bookings) if (isChanged(told, toBookingFacts)) add(told, ofTrip);
  for (const told of clients) {
    const known = told.images.filter((image) => image !== undefined);
    if (!isChanged({ ...told, images: known }, ({ household_id }) => household_id)) continue;
    const ids = await listTripsOfClient(tenantDb(table, told.company), String(known[0]?.id));
    add(told, () => ids);
  }
  for (const { db, id } of trips.values()) await followTripStatuses(db, id, moved);
};
