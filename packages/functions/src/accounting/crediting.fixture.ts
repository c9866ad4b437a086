import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { TripId } from '@wayline/core/base/ids';
import type { OutputOf } from '@wayline/core/contract/contract';
import type { Contracts } from '@wayline/core/contracts';
import type { Person, World } from '@wayline/local/testing/world';
import { expect } from 'vitest';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { readBalances } from '../ledger/read-balances.fixture';

export type Agency = { as: Person; trip: TripId; client: ClientId };
type Booked = OutputOf<Contracts['book.bookings.create']>['booking'];
type Invoice = OutputOf<Contracts['book.invoices.issue']>['invoice'];
type Payment = OutputOf<Contracts['book.payments.create']>['payment'];

/** The line of an invoice that bills a booking. */
export const lineOf = ({ id, trip_id, title, price_detail }: Booked) => ({
  ...{ id: title, kind: 'booking' as const, title, booking_id: id, trip_id },
  unit_price: price_detail?.total_price ?? 0,
});
/** The line of a fee. */
export const FEE = { id: 'fee', kind: 'planning_fee' as const, title: 'Planning', unit_price: 10_000 };

/** The draft of an invoice in two payments. */
export const draftOf = ({ trip, client }: Agency, lines: object[], differs: object = {}) => ({
  ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client }], lines },
  milestones: [
    {
      ...{ id: 'm1', name: 'Deposit', due: { kind: 'after_issue', days: 7 } },
      part: { mode: 'percentage', percentage: '20' },
    },
    { id: 'm2', name: 'Final payment', due: { kind: 'before_departure', days: 45 }, part: { mode: 'rest' } },
  ],
  ...differs,
});

/** The line of a credit note on a booking. */
export const of = ({ id, title }: Booked, amount: number, differs: object = {}) => ({
  ...{ line_id: title, booking_id: id, amount },
  ...differs,
});

/** What bills, receives and credits in an agency of its own. */
export const crediting = (getWorld: () => World) => {
  const newClient = async (as: Person, first_name: string, last_name: string) =>
    (await getWorld().call('crm.individuals.create', { first_name, last_name }, { as })).body.client.id;
  const newAgency = async (): Promise<Agency> => {
    const as = await openOwnCompany(getWorld());
    const { trip } = (await getWorld().call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, { as }))
      .body;
    return { as, trip: trip.id, client: await newClient(as, 'Eva', 'Lund') };
  };
  const book = async ({ as, trip }: Agency, title: string, price: number) => {
    const price_detail = { currency: 'USD', total_price: price, base_fare: price } as never;
    const booking = { trip_id: trip, booking_type: 'Other' as const, title, price_detail };
    return (await getWorld().call('book.bookings.create', booking, { as })).body.booking;
  };
  const invoiced = async (agency: Agency, lines: object[], differs: object = {}) => {
    const { as } = agency;
    const draft = (await getWorld().call('book.invoices.create', draftOf(agency, lines, differs) as never, { as }))
      .body;
    return (await getWorld().call('book.invoices.issue', { id: draft.invoice.id, version: 1 }, { as })).body.invoice;
  };
  const readOne = async ({ as }: Agency, { id }: Pick<Invoice, 'id'>) =>
    (await getWorld().call('book.invoices.get', { id }, { as })).body;
  const paymentOf = ({ client }: Agency, { id }: Invoice, amount: number, differs: object = {}) => {
    const apply = [{ invoice_id: id, payer_id: 'p1', amount }];
    return { client_id: client, transaction_type: 'check', currency: 'USD', amount, apply, ...differs } as never;
  };
  const receive = async (agency: Agency, invoice: Invoice, amount: number, differs: object = {}) =>
    (await getWorld().call('book.payments.create', paymentOf(agency, invoice, amount, differs), { as: agency.as })).body
      .payment;
  const readPayment = async ({ as }: Agency, { id }: Pick<Payment, 'id'>) =>
    (await getWorld().call('book.payments.get', { id }, { as })).body.payment;

  /** Credits an invoice as it is now. */
  const send = async (agency: Agency, invoice: Invoice, lines: object[], differs: object = {}) => {
    const { version } = (await readOne(agency, invoice)).invoice;
    const note = { id: invoice.id, version, reason: 'Canceled by the client', lines, ...differs };
    return getWorld().send('book.invoices.credit', note as never, { as: agency.as });
  };
  const credit = async (agency: Agency, invoice: Invoice, lines: object[], differs: object = {}) => {
    const { status, body } = await send(agency, invoice, lines, differs);
    expect([status, body]).toMatchObject([200, {}]);
    return body as Awaited<ReturnType<typeof readOne>>;
  };
  const refused = async (agency: Agency, invoice: Invoice, lines: object[], differs: object = {}) => {
    const { status, body } = await send(agency, invoice, lines, differs);
    return { status, ...(body as { error: { code: string; issues?: { path: string; message: string }[] } }).error };
  };
  const balances = ({ as }: Agency) => readBalances(getWorld(), as);
  return {
    ...{ newClient, newAgency, book, invoiced, readOne, paymentOf, receive, readPayment },
    ...{ send, credit, refused, balances },
  };
};
