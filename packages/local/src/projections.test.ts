import { Memberships } from '@wayline/core/access/memberships';
import { BANK_LINE_INDEX } from '@wayline/core/areas/accounting/bank/bank-line-search.index';
import { ClientCredits, Credits } from '@wayline/core/areas/accounting/credits/credit.records';
import type { CreditId } from '@wayline/core/areas/accounting/credits/credit-id';
import { ClientInvoices, Invoices, TripInvoices } from '@wayline/core/areas/accounting/invoices/invoice.records';
import { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { INVOICE_INDEX } from '@wayline/core/areas/accounting/invoices/invoice-search.index';
import { InvoiceTotals } from '@wayline/core/areas/accounting/invoices/invoice-totals';
import {
  Applications,
  ClientPayments,
  InvoicePayments,
  Payments,
  TripPayments,
} from '@wayline/core/areas/accounting/payments/payment.records';
import type { ApplicationId, PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import { PAYMENT_INDEX } from '@wayline/core/areas/accounting/payments/payment-search.index';
import { PaymentTotals } from '@wayline/core/areas/accounting/payments/payment-totals';
import { Payables, PayableTotals } from '@wayline/core/areas/accounting/suppliers/payable.records';
import { PAYABLE_INDEX } from '@wayline/core/areas/accounting/suppliers/payable-search.index';
import {
  SupplierPayments,
  TripSupplierPayments,
} from '@wayline/core/areas/accounting/suppliers/supplier-payment.records';
import type { SupplierPaymentId } from '@wayline/core/areas/accounting/suppliers/supplier-payment-id';
import { SUPPLIER_PAYMENT_INDEX } from '@wayline/core/areas/accounting/suppliers/supplier-payment-search.index';
import { Clients, ClientTrips, ofClient } from '@wayline/core/areas/clients/client.records';
import { ClientId, type HouseholdId } from '@wayline/core/areas/clients/client-id';
import { CLIENT_INDEX } from '@wayline/core/areas/clients/client-search.index';
import { ClientDays } from '@wayline/core/areas/clients/dashboard/client-days.records';
import { ClientMatchKeys } from '@wayline/core/areas/clients/duplicates/match-key.records';
import { HouseholdMembers, RelatedClients } from '@wayline/core/areas/clients/related/related.records';
import { ClientFormLinks, ClientSubmissions } from '@wayline/core/areas/forms/client-forms.records';
import { FormId, FormLinkId, SubmissionId } from '@wayline/core/areas/forms/form-id';
import { DirectoryCopies, InstitutionNames } from '@wayline/core/areas/institutions/institution.records';
import { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { InstitutionMembers, toMemberKey } from '@wayline/core/areas/institutions/institution-member.records';
import { INSTITUTION_INDEX } from '@wayline/core/areas/institutions/institution-search.index';
import type { JournalEntryId } from '@wayline/core/areas/ledger/journal-entry';
import { MonthTotals, StatementRows } from '@wayline/core/areas/ledger/ledger.records';
import { BOOKING_INDEX } from '@wayline/core/areas/trip/booking-lists/booking-search.index';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { BookingDeadlines } from '@wayline/core/areas/trip/bookings/booking-deadline.records';
import { UnlinkedNames } from '@wayline/core/areas/trip/bookings/suppliers/unlinked-name.records';
import { Returns } from '@wayline/core/areas/trip/trips/journeys/return.records';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Departures, Travelers, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { TRIP_INDEX } from '@wayline/core/areas/trip/trips/trip-search.index';
import { BookingId, type TravelerId, type TripId } from '@wayline/core/base/ids';
import { PROJECTIONS } from '@wayline/core/projections';
import { companyKey, sortKey } from '@wayline/core/store/keys';
import { ListCounters } from '@wayline/core/store/list-counter';
import { type Projection, rebuildProjection, verifyProjection } from '@wayline/core/store/projection';
import { getRecord, listPartition } from '@wayline/core/store/read';
import { ORDER_BLOCK, toWaitingName } from '@wayline/core/store/search/order-column';
import { toRowKey } from '@wayline/core/store/search/search-changes';
import { toEntryKey, toOrderPartition } from '@wayline/core/store/search/search-entries';
import type { SearchIndex } from '@wayline/core/store/search/search-index';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { type Write, type Writes, writesFor } from '@wayline/core/store/write';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let world: World;
let trip: TripId;
let client: ClientId;
let traveler: TravelerId;
/** Somebody who is on no trip. */
let other: ClientId;
let w: Writes;
let household: HouseholdId;
let entry: JournalEntryId;
let invoice: InvoiceId;
let payment: PaymentId;
let part: ApplicationId;
let credit: CreditId;
/** A booking that is on the invoice, and what its supplier got. */
let billed: BookingId;
let toSupplier: SupplierPaymentId;
const ENTERED = '2026-03-14';
const NO_CLIENT = ClientId.parse(`cli_${'0'.repeat(26)}`);
const NOTHING = '0'.repeat(26);
const NO_FORM = FormId.parse(`form_${NOTHING}`);
const NO_LINK = FormLinkId.parse(`form_link_${NOTHING}`);
const NO_SUBMISSION = SubmissionId.parse(`submission_${NOTHING}`);
const NO_INSTITUTION = InstitutionId.parse(`ins_${'0'.repeat(26)}`);
const company = () => world.people.owner.company_id;
const wrongOf = async (projection: Projection) => {
  const found: string[] = [];
  for await (const { where } of verifyProjection(world.table, projection, [company()])) found.push(where);
  return found;
};
const projectionOf = (name: string) => PROJECTIONS.find((one) => one.name === name) as Projection;
const write = async (writes: readonly Write[]) => expect((await transact(world.table, writes)).ok).toBe(true);

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // With what publishes rates: an invoice is issued.
  world = await startWorld({ standins: true });
  w = writesFor(world.table, company());
  const as = world.people.advisor;
  const days = { start_date: '2031-05-01', end_date: '2031-05-09' };
  trip = (await world.call('trips.create', { trip_name: 'Amalfi', ...days }, { as })).body.trip.id;
  for (const first_name of ['Mina', 'Jonas'])
    await world.call('trips.travelers.create', { trip_id: trip, first_name, last_name: 'Okafor' }, { as });
  for (const title of ['Dinner', 'Lunch'])
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip,
        booking_type: 'Dining',
        title,
        payment_due_date: '2031-03-01',
        general_booking: { start_date: '2031-05-02' },
      },
      { as },
    );
  const known = async (first_name: string) =>
    (await world.call('crm.individuals.create', { first_name, last_name: 'Okafor' }, { as })).body.client.id;
  [client, other] = [await known('Mina'), await known('Jonas')];
  traveler = (await world.call('trips.travelers.create', { trip_id: trip, client_id: client }, { as })).body.traveler
    .id;
  household = (await world.call('crm.households.create', { name: 'Okafor', members: [client] }, { as })).body.household
    .id;
  const owner = { as: world.people.owner };
  const hotel = { institution: 'Harbor Hotel', profile_category_id: 7, institution_tags: [] };
  await world.call('crm.institutions.create', hotel, owner);
  const lines = [
    { account: '1000', amount: 5, dimensions: { bank: 'Main' } },
    { account: '3000', amount: -5 },
  ];
  const posted = { entry_date: ENTERED, memo: 'Put in by the owner', lines };
  entry = (await world.call('ledger.entries.create', posted, owner)).body.entry.id;
  const price_detail = { currency: 'USD', total_price: 8_000, base_fare: 8_000 } as never;
  const supper = { trip_id: trip, booking_type: 'Dining' as const, title: 'Supper', price_detail };
  billed = (await world.call('book.bookings.create', supper, { as })).body.booking.id;
  const bill = {
    ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client }] },
    lines: [
      { id: 'fee', kind: 'planning_fee', title: 'Planning', unit_price: 10_000 },
      { id: 'supper', kind: 'booking', title: 'Supper', booking_id: billed, trip_id: trip, unit_price: 8_000 },
    ],
    milestones: [{ id: 'm1', name: 'All', due: { kind: 'after_issue', days: 7 }, part: { mode: 'rest' } }],
  };
  const draft = (await world.call('book.invoices.create', bill as never, owner)).body.invoice;
  invoice = InvoiceId.parse(draft.id);
  await world.call('book.invoices.issue', { id: invoice, version: draft.version }, owner);
  const paid = {
    ...{ client_id: client, transaction_type: 'check', currency: 'USD', amount: 6_000 },
    apply: [{ invoice_id: invoice, payer_id: 'p1', amount: 5_000 }],
  };
  const received = (await world.call('book.payments.create', paid as never, owner)).body.payment;
  payment = received.id;
  part = received.applied[0]?.id as ApplicationId;
  const goodwill = { client_id: client, currency: 'USD', amount: 500, reason: 'A late transfer' };
  credit = (await world.call('book.client-credits.grant', goodwill, owner)).body.credit.id;
  const sent = { kind: 'company_to_supplier', currency: 'USD', transaction_type: 'check' };
  const parts = [{ trip_id: trip, booking_id: billed, amount: 3_000 }];
  toSupplier = (await world.call('book.supplier-payments.create', { ...sent, parts } as never, owner)).body.payment.id;
  const content = Buffer.from('Date,Amount,Payee\n2026-10-01,12.00,Ada Supper').toString('base64');
  await world.call('book.bank-files.create', { account: '1000', name: 'october.csv', content }, owner);
  await deliverStream(world);
  // Payables follow the stream, and are found by what it says of them.
  await deliverStream(world);
});
afterAll(async () => {
  await world.stop();
  vi.restoreAllMocks();
});

it.each(PROJECTIONS)('what the product writes of $name is what it would be worked out to', async (projection) => {
  expect(await wrongOf(projection)).toEqual([]);
});

const entryKey = (index: Pick<SearchIndex, 'name'>, name: string, serial: number) => {
  const { partition, sort } = toEntryKey(index, name, serial);
  return { pk: companyKey(company(), ...partition), sk: sortKey(...sort) };
};
/** A word that is lost, one that nobody has, and a row of nothing. */
const damageSearch = (index: Pick<SearchIndex, 'name'>, word: string): Write[] => {
  const TableName = world.table.name;
  const stray = { ...entryKey(index, 'nowhere', 0), type: 'search_entry', added: new Set([1]) };
  const row = { ...toRowKey(index, company(), 1), type: 'search_row', row: { t: '[]' } };
  const item = [
    { Delete: { TableName, Key: entryKey(index, word, 0) } },
    { Put: { TableName, Item: stray } },
    { Put: { TableName, Item: row } },
  ];
  return item.map((one): Write => ({ onConflict: 'missing', item: one }));
};
const DAMAGE: Record<string, { damage: () => Promise<readonly Write[]>; found: () => string[] }> = {
  'trip-figures': {
    damage: async () => [w.updateIf(Trips, { id: trip }, { add: { trip_pax: 3, trip_reservations: -1 } })],
    found: () => [`figures of ${trip}`],
  },
  departures: {
    damage: async () => {
      const key = { start_date: '2031-05-01', trip_id: trip };
      const kept = await getRecord(world.table, company(), Departures, key);
      if (!kept) throw new Error('There is a departure.');
      return [w.remove(Departures, key), w.put(Departures, { ...kept, start_date: '2031-06-01' })];
    },
    found: () => [
      expect.stringMatching(/^departure .*2031-05-01 trp_/),
      expect.stringMatching(/^departure .*2031-06-01 trp_/),
    ],
  },
  deadlines: {
    damage: async () => {
      const { items } = await listPartition(world.table, company(), BookingDeadlines, {
        partition: ['DEADLINES', trip],
      });
      const [first, second] = items;
      if (!first || !second) throw new Error('There are two deadlines.');
      return [
        w.remove(BookingDeadlines, first),
        w.put(BookingDeadlines, { ...second, kind: 'option_expires_on', day: '2031-01-01' }),
      ];
    },
    found: () => [
      expect.stringMatching(/^booking_deadline .*payment_due_date$/),
      expect.stringMatching(/^booking_deadline .*option_expires_on$/),
    ],
  },
  memberships: {
    damage: async () => [
      w.remove(Memberships, { user_id: world.people.advisor.user_id, subject_id: trip }),
      w.put(Memberships, { user_id: world.people.standard.user_id, subject_id: trip }),
    ],
    found: () => [`members of ${trip}`, `${world.people.standard.user_id} on ${trip}`],
  },
  'client-memberships': {
    damage: async () => [
      w.remove(Memberships, { user_id: world.people.advisor.user_id, subject_id: client }),
      w.put(Memberships, { user_id: world.people.standard.user_id, subject_id: client }),
    ],
    found: () => [`members of ${client}`, `${world.people.standard.user_id} on ${client}`],
  },
  'client-trips': {
    damage: async () => {
      const { items } = await listPartition(world.table, company(), ClientTrips, {
        partition: ofClient(client),
        prefix: 'TRIP#',
      });
      const [link] = items;
      if (!link) throw new Error('They are on a trip.');
      return [w.remove(ClientTrips, link), w.insert(ClientTrips, { ...link, client_id: other })];
    },
    found: () => [`trips of ${client}`, `trips of ${other}`],
  },
  'client-search': {
    damage: async () => damageSearch(CLIENT_INDEX, 'mina'),
    found: () => ['entry nowhere#0', 'entry mina#0', 'row 00000001'],
  },
  'trip-search': {
    damage: async () => damageSearch(TRIP_INDEX, 'amalfi'),
    found: () => ['entry nowhere#0', 'entry amalfi#0', 'row 00000001'],
  },
  'booking-search': {
    damage: async () => {
      const TableName = world.table.name;
      const key = { pk: companyKey(company(), ...toOrderPartition(BOOKING_INDEX)), sk: '00000000' };
      const names = { '#place': toWaitingName(1001 % ORDER_BLOCK), '#other': toWaitingName(3) };
      const item = [
        { Delete: { TableName, Key: entryKey(BOOKING_INDEX, `:member:${world.people.advisor.user_id}`, 1001) } },
        {
          Put: { TableName, Item: { ...toRowKey(BOOKING_INDEX, company(), 1), type: 'search_row', row: { t: '[]' } } },
        },
        {
          Update: {
            TableName,
            Key: key,
            UpdateExpression: 'SET #place = :wrong, #other = :wrong',
            ExpressionAttributeNames: names,
            ExpressionAttributeValues: { ':wrong': 7 },
          },
        },
      ];
      return item.map((one): Write => ({ onConflict: 'missing', item: one }));
    },
    found: () => [`entry :member:${world.people.advisor.user_id}#0`, 'row 00000001', 'places 00000000'],
  },
  'client-days': {
    damage: async () => {
      return [
        w.put(ClientDays, {
          client_id: NO_CLIENT,
          name: 'Nobody',
          kind: 'birthday',
          occasion_id: '',
          day: '1980-05-20',
        }),
      ];
    },
    found: () => [expect.stringMatching(/^client_day CLIENT_DAYS 05 05-20 cli_/)],
  },
  'client-keys': {
    damage: async () => {
      return [w.put(ClientMatchKeys, { kind: '20', hash: 'nowhere', client_id: NO_CLIENT })];
    },
    found: () => [expect.stringMatching(/^client_match_key CLIENT_KEYS 20 nowhere cli_/)],
  },
  'household-members': {
    damage: async () => [w.remove(HouseholdMembers, { household_id: household, client_id: client })],
    found: () => [expect.stringMatching(/^household_member /)],
  },
  'related-clients': {
    damage: async () => {
      const nobody = { first_name: 'No', last_name: 'Body', ind_code: 'C-0', relation_id: '1' };
      return [w.put(RelatedClients, { companion_id: client, client_id: NO_CLIENT, ...nobody })];
    },
    found: () => [expect.stringMatching(/^related_client /)],
  },
  returns: {
    damage: async () => [w.remove(Returns, { end_date: '2031-05-09', trip_id: trip })],
    found: () => [expect.stringMatching(/^return RETURNS 2031-05-09 trp_/)],
  },
  'institution-search': {
    damage: async () => damageSearch(INSTITUTION_INDEX, 'harbor'),
    found: () => ['entry nowhere#0', 'entry harbor#0', 'row 00000001'],
  },
  'institution-names': {
    damage: async () => [w.put(InstitutionNames, { name_key: 'nowhere', institution_id: NO_INSTITUTION })],
    found: () => [expect.stringMatching(/^institution_name .*nowhere/)],
  },
  'institution-members': {
    damage: async () => [w.put(InstitutionMembers, { member: toMemberKey(client), institution_id: NO_INSTITUTION })],
    found: () => [expect.stringMatching(/^institution_member /)],
  },
  'client-form-links': {
    damage: async () => [w.put(ClientFormLinks, { about: toMemberKey(client), form_id: NO_FORM, id: NO_LINK })],
    found: () => [expect.stringMatching(/^client_form_link /)],
  },
  'client-submissions': {
    damage: async () => [w.put(ClientSubmissions, { about: toMemberKey(client), form_id: NO_FORM, id: NO_SUBMISSION })],
    found: () => [expect.stringMatching(/^client_submission /)],
  },
  'directory-copies': {
    damage: async () => [w.put(DirectoryCopies, { directory_id: 'nowhere', institution_id: NO_INSTITUTION })],
    found: () => [expect.stringMatching(/^directory_copy .*nowhere/)],
  },
  'unlinked-names': {
    damage: async () => [
      w.put(UnlinkedNames, {
        name_key: 'nobody',
        trip_id: trip,
        booking_id: BookingId.parse(`bkg_${'0'.repeat(26)}`),
        role: 'supplier',
        name: 'Nobody',
        booking_type: 'Tours',
      }),
    ],
    found: () => [expect.stringMatching(/^unlinked_name .*nobody/)],
  },
  'invoice-names': {
    damage: async () => [w.updateIf(Invoices, { id: invoice }, { set: { 'client.name': 'Nobody' } })],
    found: () => [`names of ${invoice}`],
  },
  'invoice-search': {
    damage: async () => damageSearch(INVOICE_INDEX, 'mina'),
    found: () => ['entry nowhere#0', 'entry mina#0', 'row 00000001'],
  },
  'trip-invoices': {
    damage: async () => [w.remove(TripInvoices, { trip_id: trip, id: invoice })],
    found: () => [`trip_invoice TRIP_MONEY ${trip} INVOICE ${invoice}`],
  },
  'client-invoices': {
    damage: async () => [w.remove(ClientInvoices, { client_id: client, id: invoice })],
    found: () => [`client_invoice CLIENT_MONEY ${client} INVOICE ${invoice}`],
  },
  'invoice-totals': {
    damage: async () => [
      w.accumulate(InvoiceTotals, { advisor_id: 'nobody', month: '2031-05' }, { 'bill|2031-05-01': 5 }),
    ],
    found: () => ['invoice_total nobody 2031-05'],
  },
  'issued-invoices': {
    damage: async () => [w.updateIf(Trips, { id: trip }, { add: { issued_invoices: 2 } })],
    found: () => [`issued invoices of ${trip}`],
  },
  'payment-names': {
    damage: async () => [w.updateIf(Payments, { id: payment }, { set: { 'client.name': 'Nobody' } })],
    found: () => [`names of ${payment}`],
  },
  'payment-search': {
    damage: async () => damageSearch(PAYMENT_INDEX, 'mina'),
    found: () => ['entry nowhere#0', 'entry mina#0', 'row 00000001'],
  },
  'invoice-payments': {
    damage: async () => [w.remove(InvoicePayments, { invoice_id: invoice, id: part })],
    found: () => [`invoice_payment INVOICE ${invoice} PAYMENT ${part}`],
  },
  applications: {
    damage: async () => [w.remove(Applications, { id: part })],
    found: () => [`application APPLICATION ${part} APPLICATION`],
  },
  'online-payments': {
    damage: async () => [w.updateIf(Payments, { id: payment }, { set: { online_id: 'pi_1' }, expected: {} })],
    found: () => ['online_payment ONLINE_PAYMENT pi_1 ONLINE_PAYMENT'],
  },
  'client-payments': {
    damage: async () => [w.remove(ClientPayments, { client_id: client, id: payment })],
    found: () => [`client_payment CLIENT_MONEY ${client} PAYMENT ${payment}`],
  },
  'trip-payments': {
    damage: async () => [w.remove(TripPayments, { trip_id: trip, id: payment })],
    found: () => [`trip_payment TRIP_MONEY ${trip} PAYMENT ${payment}`],
  },
  'credit-names': {
    damage: async () => [w.updateIf(Credits, { id: credit }, { set: { 'client.name': 'Nobody' } })],
    found: () => [`names of ${credit}`],
  },
  'client-credits': {
    damage: async () => [w.remove(ClientCredits, { client_id: client, id: credit })],
    found: () => [`client_credit CLIENT_MONEY ${client} CREDIT ${credit}`],
  },
  payables: {
    damage: async () => [w.updateIf(Payables, { trip_id: trip, booking_id: billed }, { set: { paid: 1 } })],
    found: () => [`payables of ${trip}`],
  },
  'payable-search': {
    damage: async () => damageSearch(PAYABLE_INDEX, 'supper'),
    found: () => ['entry nowhere#0', 'entry supper#0', 'row 00000001'],
  },
  'payable-totals': {
    damage: async () => [
      w.accumulate(PayableTotals, { advisor_id: 'nobody', month: '2031-05' }, { 'bill|2031-05-01': 5 }),
    ],
    found: () => ['payable_total nobody 2031-05'],
  },
  'supplier-payment-names': {
    damage: async () => [w.updateIf(SupplierPayments, { id: toSupplier }, { set: { 'trip.trip_name': 'Nowhere' } })],
    found: () => [`names of ${toSupplier}`],
  },
  'supplier-payment-search': {
    damage: async () => damageSearch(SUPPLIER_PAYMENT_INDEX, 'supper'),
    found: () => ['entry nowhere#0', 'entry supper#0', 'row 00000001'],
  },
  'bank-line-search': {
    damage: async () => damageSearch(BANK_LINE_INDEX, 'supper'),
    found: () => ['entry nowhere#0', 'entry supper#0', 'row 00000001'],
  },
  'supplier-payment-counts': {
    damage: async () => [w.updateIf(Trips, { id: trip }, { add: { supplier_payments: 2 } })],
    found: () => [`payments to suppliers of ${trip}`],
  },
  'trip-supplier-payments': {
    damage: async () => [w.remove(TripSupplierPayments, { trip_id: trip, id: toSupplier })],
    found: () => [`trip_supplier_payment TRIP_MONEY ${trip} SUPPLIER_PAYMENT ${toSupplier}`],
  },
  'payment-totals': {
    damage: async () => [w.accumulate(PaymentTotals, { month: '2031-05' }, { 'received|USD': 5 })],
    found: () => ['payment_total 2031-05'],
  },
  'client-balances': {
    damage: async () => [
      w.updateIf(Clients, { id: client }, { set: { balance_due: [{ minor: 7, currency: 'USD' }] } }),
      w.updateIf(Clients, { id: other }, { set: { client_credit: [{ minor: 7, currency: 'USD' }] } }),
    ],
    found: () => [`money of ${client}`, `money of ${other}`],
  },
  'traveler-statuses': {
    damage: async () => [w.updateIf(Travelers, { trip_id: trip, id: traveler }, { set: { status: 'paid_in_full' } })],
    found: () => [`status of ${traveler}`],
  },
  'received-on-invoices': {
    damage: async () => [w.updateIf(Invoices, { id: invoice }, { add: { total_amount_received: 7 } })],
    found: () => [`received on ${invoice}`],
  },
  'ledger-totals': {
    damage: async () => [w.accumulate(MonthTotals, { month: '2026-03', shard: '00' }, { 'debit|1000|USD': 1 })],
    found: () => ['totals of 2026-03'],
  },
  'ledger-statements': {
    damage: async () => [w.remove(StatementRows, { of: 'bank', id: 'Main', entry_date: ENTERED, entry_id: entry })],
    found: () => [`bank Main, ${entry}`],
  },
  'booking-rows': {
    damage: async () => {
      const at = tenantDb(world.table, company());
      const { items } = await at.listPartition(Bookings, { partition: inTrip(trip), prefix: 'BOOKING#' });
      return items.map((booking, i) =>
        w.updateIf(Bookings, booking, i === 0 ? { remove: ['row.shown'] } : { set: { 'row.shown.trip_name': 'Old' } }),
      );
    },
    found: () => Array.from({ length: 3 }, () => expect.stringMatching(/^row of bkg_/)),
  },
  'list-counters': {
    damage: async () => [w.updateIf(ListCounters, { name: 'TRIPS' }, { add: { n: 5, 'row.n': 5 } })],
    found: () => ['rows of TRIPS'],
  },
};

it('each projection has a damage that is tried here', () => {
  expect(Object.keys(DAMAGE).sort()).toEqual(PROJECTIONS.map(({ name }) => name).sort());
});

it.each(Object.keys(DAMAGE))('%s that say something else are found, and put right', async (name) => {
  const { damage, found } = DAMAGE[name] as (typeof DAMAGE)[string];
  const projection = projectionOf(name);
  await write(await damage());
  expect(await wrongOf(projection)).toEqual(found());
  const count = found().length;
  expect(await rebuildProjection(world.table, projection, [company()])).toEqual({
    wrong: count,
    skipped: 0,
    finished: true,
  });
  expect(await wrongOf(projection)).toEqual([]);
});

it('leaves alone what somebody writes while it is put right', async () => {
  await write([w.updateIf(ListCounters, { name: 'TRIPS' }, { add: { n: 5, 'row.n': 5 } })]);
  const projection = projectionOf('list-counters');
  for await (const { mend } of verifyProjection(world.table, projection, [company()])) {
    await write([w.updateIf(ListCounters, { name: 'TRIPS' }, { add: { n: -5, 'row.n': -5 } })]);
    expect((await transact(world.table, mend)).ok).toBe(false);
  }
  expect(await wrongOf(projection)).toEqual([]);
});
