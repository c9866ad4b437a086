import { PROJECTIONS } from '@wayline/core/projections';
import { verifyProjection } from '@wayline/core/store/projection';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import type { Person, World } from '@wayline/local/testing/world';
import { expect } from 'vitest';
import { type Agency, crediting } from '../crediting.fixture';

type Answer = { payment: { id: never; amount: number; parts: { settled_base: number; amount: number }[] } };
type Refusal = { error: { code: string; message: string; issues?: { path: string; message: string }[] } };

/** What clients pay suppliers, and what comes back from one. */
export const DIRECT = { kind: 'client_to_supplier', transaction_type: 'credit_card' };
export const BACK = { kind: 'supplier_to_company' };
/** A line that clients pay at the supplier. */
export const atSupplier = (line: object) => ({ ...line, paid_to: 'supplier' });

/** What books with suppliers, invoices, pays them, and reads what became of it, in an agency of its own. */
export const payingSuppliers = (getWorld: () => World) => {
  const world = new Proxy({} as World, { get: (_, key) => Reflect.get(getWorld(), key) });
  const base = crediting(getWorld);
  type Booked = Awaited<ReturnType<typeof base.book>>;
  const newSupplier = async ({ as }: Pick<Agency, 'as'>, name: string) =>
    (await world.call('crm.institutions.create', { institution: name, profile_category_id: 7 }, { as })).body
      .institution?.id;
  const buy = async (agency: Agency, title: string, price: number, differs: object = {}): Promise<Booked> => {
    const { currency = 'USD', ...rest } = differs as { currency?: string };
    const price_detail = { currency, total_price: price, base_fare: price };
    const booking = { trip_id: agency.trip, booking_type: 'Other' as const, title, price_detail, ...rest } as never;
    const { status, body } = await world.send('book.bookings.create', booking, { as: agency.as });
    expect([status, body]).toMatchObject([200, {}]);
    return (body as { booking: Booked }).booking;
  };
  const part = ({ id, trip_id }: Booked, amount: number, differs: object = {}) => ({
    ...{ trip_id, booking_id: id, amount },
    ...differs,
  });
  const send = ({ as }: Pick<Agency, 'as'>, parts: object[], differs: object = {}) =>
    world.send(
      'book.supplier-payments.create',
      { kind: 'company_to_supplier', currency: 'USD', transaction_type: 'bank_transfer', parts, ...differs } as never,
      { as },
    );
  /** The status, and of what was refused the first sentence. */
  const says = async (sent: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await sent;
    const { error } = body as Partial<Refusal>;
    return [status, error?.issues?.[0]?.message ?? error?.code] as const;
  };
  const refused = async (agency: Pick<Agency, 'as'>, parts: object[], differs: object = {}) => {
    const { status, body } = await send(agency, parts, differs);
    const { code, issues } = (body as Refusal).error;
    return { status, code, issues };
  };
  const pay = async (agency: Pick<Agency, 'as'>, parts: object[], differs: object = {}) => {
    const { status, body } = await send(agency, parts, differs);
    expect([status, body]).toMatchObject([200, {}]);
    return (body as Answer).payment;
  };
  const remove = ({ as }: Pick<Agency, 'as'>, { id }: { id: unknown }) =>
    world.send('book.supplier-payments.delete', { id } as never, { as });
  const ofTrip = async ({ as, trip: id }: Agency) => (await world.call('trips.payables.get', { id }, { as })).body;
  const listed = async ({ as }: Pick<Agency, 'as'>, asked: object = {}) => {
    await deliverStream(world);
    await deliverStream(world);
    return (await world.call('book.payables.list', asked as never, { as })).body.payables;
  };
  const readBooking = async ({ as, trip: id }: Agency, { id: booking }: Pick<Booked, 'id'>) => {
    await deliverStream(world);
    const { bookings } = (await world.call('trips.get', { id } as never, { as })).body as { bookings: Booked[] };
    return bookings.find((one) => one.id === booking);
  };
  const change = async (agency: Agency, booked: Booked, fields: object) => {
    const now = await readBooking(agency, booked);
    const asked = { id: booked.id, trip_id: booked.trip_id, version: now?.version, ...fields };
    const { status, body } = await world.send('book.bookings.update', asked as never, { as: agency.as });
    expect([status, body]).toMatchObject([200, {}]);
  };
  const reprice = (agency: Agency, booked: Booked, currency: string, price: number) =>
    change(agency, booked, { price_detail: { currency, total_price: price, base_fare: price } });
  const drifts = async (as: Person) => {
    await deliverStream(world);
    await deliverStream(world);
    const wrong: string[] = [];
    for (const projection of PROJECTIONS)
      for await (const { where } of verifyProjection(world.table, projection, [as.company_id]))
        wrong.push(`${projection.name}: ${where}`);
    return wrong;
  };
  return {
    ...base,
    ...{
      newSupplier,
      buy,
      part,
      send,
      says,
      refused,
      pay,
      remove,
      ofTrip,
      listed,
      readBooking,
      change,
      reprice,
      drifts,
    },
  };
};
