import { randomBytes } from 'node:crypto';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { Itineraries, shareLookupKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
import { transact } from '@wayline/core/store/transact';
import type { MeasuredCall } from './handlers';
import { sampleBooking } from './samples';
import type { Bench, BenchCompany } from './world';

/** One measured call: its input, made anew for each run and outside of what is measured. */
export type Measured = {
  id: MeasuredCall;
  label?: string;
  next: () => Promise<Record<string, unknown>>;
};

const MILESTONE = {
  ...{ id: 'all', name: 'Full payment', due: { kind: 'after_issue', days: 14 } as const },
  part: { mode: 'rest' } as const,
};
const same = (input: Record<string, unknown>) => async () => input;

/** The calls, on a company whose planned trip is only read and whose other one is written. */
export const measuredCalls = (bench: Bench, company: BenchCompany, planned: TripId, written: TripId): Measured[] => {
  const db = tenantDb(bench.table, company.id);
  let turn = 0;
  const newBooking = async () => {
    const booking = sampleBooking(bench.newId, written, ++turn);
    await transact(bench.table, [db.insert(Bookings, booking)]);
    return booking;
  };
  const newLink = async () => {
    const token = randomBytes(32).toString('base64url');
    const now = bench.now();
    const share = {
      id: bench.newId('share'),
      token_hash: tokenHash(token),
      email: 'amelia@hartwell.test',
      created_at: now,
    };
    const itinerary = Itinerary.parse({
      id: bench.newId('itinerary'),
      trip_id: written,
      ti_name: 'Tuscany',
      shares: [share],
      published_version: 1,
      created_at: now,
      updated_at: now,
      version: 1,
    });
    await transact(bench.table, [
      db.insert(Itineraries, itinerary),
      db.putLookup(shareLookupKey(share.token_hash), {
        company_id: company.id,
        trip_id: written,
        itinerary_id: itinerary.id,
      }),
    ]);
    return token;
  };
  const versionOf = async () => (await bench.ask('trips.get', { id: written }, company.token)).trip.version;
  const draft = () => {
    const {
      id: _i,
      trip_id: _t,
      source: _s,
      created_at: _c,
      updated_at: _u,
      version: _v,
      ...rest
    } = sampleBooking(bench.newId, written, ++turn);
    return { ...rest, trip_id: written };
  };
  const dates = () => {
    const start_date = addDays('2027-02-01', ++turn % 200);
    return { start_date, end_date: addDays(start_date, 13) };
  };
  let seenLink: string | undefined;
  let payer: ClientId | undefined;
  const newInvoice = async () => {
    const person = { first_name: 'Amelia', last_name: 'Hartwell' };
    payer ??= (await bench.ask('crm.individuals.create', person, company.token)).client.id;
    return {
      ...{ trip_ids: [written], currency: 'USD', payers: [{ id: 'payer', client_id: payer }] },
      lines: [{ id: 'fee', kind: 'planning_fee' as const, title: `Planning ${++turn}`, unit_price: 25_000 }],
      milestones: [MILESTONE],
    };
  };
  const newIssued = async () => {
    const { invoice } = await bench.ask('book.invoices.create', await newInvoice(), company.token);
    const seen = { id: invoice.id, version: invoice.version };
    return (await bench.ask('book.invoices.issue', seen, company.token)).invoice;
  };
  type Issued = Awaited<ReturnType<typeof newIssued>>;
  const paymentOf = ({ id, client, currency, total, shares }: Issued) => ({
    ...{ client_id: client.id, transaction_type: 'check' as const, currency, amount: total },
    apply: shares.map(({ payer_id, amount }) => ({ invoice_id: id, payer_id, amount })),
  });

  return [
    { id: 'trips.list', label: 'trips.list, first page', next: same({}) },
    { id: 'trips.get', label: 'trips.get, the planner', next: same({ id: planned }) },
    {
      id: 'misc.shell.get',
      next: same({}),
    },
    {
      id: 'misc.dashboard.get',
      next: same({}),
    },
    { id: 'trips.create', next: async () => ({ trip_name: `New trip ${++turn}`, ...dates() }) },
    {
      id: 'trips.update',
      next: async () => ({ id: written, version: await versionOf(), trip_name: `Renamed ${++turn}` }),
    },
    { id: 'trips.start-date.set', next: async () => ({ trip_id: written, ...dates() }) },
    {
      id: 'trips.travelers.create',
      next: async () => ({ trip_id: written, first_name: `Jonas${++turn}`, last_name: 'Hartwell' }),
    },
    {
      id: 'book.bookings.create',
      next: async () => draft(),
    },
    {
      id: 'book.bookings.update',
      next: async () => ({ id: (await newBooking()).id, trip_id: written, version: 1, title: `Moved ${++turn}` }),
    },
    {
      id: 'book.bookings.delete',
      next: async () => ({ id: (await newBooking()).id, trip_id: written }),
    },
    { id: 'book.invoices.create', next: newInvoice },
    {
      id: 'book.invoices.issue',
      next: async () => {
        const { invoice } = await bench.ask('book.invoices.create', await newInvoice(), company.token);
        return { id: invoice.id, version: invoice.version };
      },
    },
    { id: 'book.invoices.list', label: 'book.invoices.list, first page', next: same({}) },
    { id: 'book.invoices.summary', next: same({}) },
    {
      id: 'book.payments.create',
      label: 'book.payments.create, on an invoice',
      next: async () => paymentOf(await newIssued()),
    },
    {
      id: 'book.invoices.credit',
      label: 'book.invoices.credit, of one that is paid',
      next: async () => {
        const issued = await newIssued();
        await bench.ask('book.payments.create', paymentOf(issued), company.token);
        const lines = [{ line_id: 'fee', amount: 5_000 }];
        return { id: issued.id, version: issued.version + 1, reason: 'An hour less', lines };
      },
    },
    { id: 'book.payments.list', label: 'book.payments.list, first page', next: same({}) },
    { id: 'trips.money.get', next: same({ id: written }) },
    {
      id: 'public.ti.viewed',
      label: 'public.ti.viewed, first look',
      next: async () => {
        seenLink = await newLink();
        return { url: seenLink };
      },
    },
    {
      id: 'public.ti.viewed',
      label: 'public.ti.viewed, soon again',
      next: async () => ({ url: seenLink }),
    },
  ];
};
