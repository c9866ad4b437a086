import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { Clients } from '../../clients/public';
import { ClientSubmissions, formsAbout, Submissions } from '../../forms/public';
import { isFor, readTrip, type Traveler, type WholeTrip } from '../../trip/public';
import { isCanceled } from '../invoices/billed-bookings';
import { ofTripMoney, TripInvoices } from '../invoices/invoice.records';
import { readInvoice } from '../invoices/invoice-lines';
import { listTravelerParts, type OfInvoice } from './traveler-parts';
import { toTravelerStatus } from './traveler-status';

/** The invoices of a trip that were ever issued, with their lines. */
const readIssued = async (db: TenantDb, trip_id: TripId): Promise<OfInvoice[]> => {
  const { rows } = await db.readPartition(ofTripMoney(trip_id), { rows: TripInvoices }, { consistent: true });
  const issued = rows.filter(({ state }) => state !== 'draft');
  const found = await Promise.all(issued.map(({ id }) => readInvoice(db, id, true)));
  return found.filter((one) => one !== undefined);
};

/** Which household each of those who travel and pay belongs to, of those who belong to one. */
const readHouseholds = async (db: TenantDb, { travelers }: WholeTrip, invoices: readonly OfInvoice[]) => {
  const paying = invoices.flatMap(({ invoice }) => invoice.client_ids);
  const ids = new Set([...travelers.flatMap(({ client_id }) => client_id ?? []), ...paying]);
  const clients = await db.getMany([...ids].map((id) => ({ def: Clients, key: { id } })));
  return new Map(
    clients.flatMap((one) => (one?.household_id ? [[one.id as string, one.household_id as string] as const] : [])),
  );
};

/** Whether a form came in from a traveler that is about this trip: it says so, or came after they were put on it. */
const hasSentForm = async (db: TenantDb, { client_id, trip_id, created_at }: Traveler): Promise<boolean> => {
  if (!client_id) return false;
  const { rows } = await db.readPartition(formsAbout(client_id), { rows: ClientSubmissions });
  const found = await db.getMany(rows.map(({ form_id, id }) => ({ def: Submissions, key: { form_id, id } })));
  return found.some(
    (one) => one?.received_date && (one.trip_id ? one.trip_id === trip_id : one.received_date >= created_at),
  );
};

const isRegistered = async (db: TenantDb, { bookings }: WholeTrip, traveler: Traveler): Promise<boolean> =>
  bookings.some((booking) => !isCanceled(booking) && isFor(booking, traveler)) || (await hasSentForm(db, traveler));

/** A traveler with the status that their money gives them, whether anything was invoiced to them, and by which invoices. */
export type FoundStatus = {
  traveler: Traveler;
  status: Traveler['status'];
  is_invoiced: boolean;
  invoice_ids: ReadonlySet<string>;
};

/** A trip with what is asked for each of its travelers by the invoices that the reader sees; undefined where it is gone. */
export const readTripParts = async (db: TenantDb, trip_id: TripId) => {
  const [whole, invoices] = await Promise.all([readTrip(db, trip_id, true), readIssued(db, trip_id)]);
  if (!whole) return undefined;
  const households = invoices.length > 0 ? await readHouseholds(db, whole, invoices) : new Map<string, string>();
  const { travelers, bookings } = whole;
  return { whole, invoices, found: listTravelerParts(invoices, { trip_id, travelers, bookings, households }) };
};

/** The status that each traveler of a trip has by what was booked, sent in and paid; none of a trip that is gone. */
export const readTripStatuses = async (db: TenantDb, trip_id: TripId): Promise<FoundStatus[]> => {
  const read = await readTripParts(db, trip_id);
  if (!read) return [];
  const { whole, found } = read;
  return Promise.all(
    whole.travelers.map(async (traveler) => {
      const { parts = [], invoice_ids = new Set<string>() } = found.get(traveler.id) ?? {};
      const is_invoiced = parts.some(({ amount }) => amount > 0);
      const is_cancelled = traveler.trip_traveler_status === 'cancelled';
      const is_registered = !is_cancelled && !is_invoiced && (await isRegistered(db, whole, traveler));
      const status = toTravelerStatus({ is_cancelled, is_registered, parts });
      return { traveler, status, is_invoiced, invoice_ids };
    }),
  );
};
