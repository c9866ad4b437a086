import { sameValue } from '../../base/merge';
import { sum } from '../../base/sum';
import { listPages } from '../../store/full-page';
import type { Projection } from '../../store/projection';
import type { RecordDef } from '../../store/record';
import { searchProjection } from '../../store/search/search.projection';
import { sumsProjection } from '../../store/sums-projection';
import type { TenantDb } from '../../store/tenant-db';
import { viewProjection } from '../../store/view-projection';
import { listClientIds } from '../clients/public';
import { listTripIds, Trips } from '../trip/public';
import { BANK_LINE_INDEX } from './bank/bank-line-search.index';
import { everyBankLine } from './bank/every-bank-line';
import { ClientCredits, Credits } from './credits/credit.records';
import { CreditId } from './credits/credit-id';
import { readCreditNames } from './credits/credit-names';
import { everyCredit } from './credits/every-credit';
import { everyInvoice } from './invoices/every-invoice';
import { keepsTrip } from './invoices/invoice';
import {
  ClientInvoices,
  Invoices,
  ofClientMoney,
  ofInvoice,
  ofTripMoney,
  TripInvoices,
} from './invoices/invoice.records';
import { InvoiceId } from './invoices/invoice-id';
import { readNames } from './invoices/invoice-names';
import { INVOICE_INDEX } from './invoices/invoice-search.index';
import { INVOICE_TOTALS, InvoiceTotals } from './invoices/invoice-totals';
import { everyPayment } from './payments/every-payment';
import {
  Applications,
  ClientPayments,
  InvoicePayments,
  OnlinePaymentKeys,
  Payments,
  TripPayments,
} from './payments/payment.records';
import { PaymentId } from './payments/payment-id';
import { readPaymentNames } from './payments/payment-names';
import { PAYMENT_INDEX } from './payments/payment-search.index';
import { PAYMENT_TOTALS, PaymentTotals } from './payments/payment-totals';
import { planClientBalance } from './statuses/client-balance';
import { planTravelerStatuses } from './statuses/follow-traveler-statuses';
import { everyPayable } from './suppliers/every-payable';
import { everySupplierPayment } from './suppliers/every-supplier-payment';
import { planPayables } from './suppliers/follow-payables';
import { PAYABLE_TOTALS, Payables, PayableTotals } from './suppliers/payable.records';
import { PAYABLE_INDEX } from './suppliers/payable-search.index';
import { SupplierPayments, TripSupplierPayments } from './suppliers/supplier-payment.records';
import { SupplierPaymentId } from './suppliers/supplier-payment-id';
import { readSupplierPaymentNames } from './suppliers/supplier-payment-names';
import { SUPPLIER_PAYMENT_INDEX } from './suppliers/supplier-payment-search.index';

const recordOf = ({ id }: Record<string, unknown>) => ({ id: InvoiceId.parse(id) });
/** The payment of a row that has its id, and of one that has the id of a part of it. */
const paymentOf = ({ id }: Record<string, unknown>) => ({ id: PaymentId.parse(id) });
const paymentOfPart = ({ payment_id }: Record<string, unknown>) => ({ id: PaymentId.parse(payment_id) });

/** Rows of a kind in a partition of each of these, some at a time. */
async function* storedIn<D extends RecordDef>(
  db: TenantDb,
  row: D,
  prefix: string,
  partitions: readonly (readonly string[])[],
) {
  for (const partition of partitions)
    yield* listPages((cursor) => db.listPartition(row, { partition, prefix }, { cursor }));
}

export const ACCOUNTING_PROJECTIONS: readonly Projection[] = [
  {
    name: 'invoice-names',
    about: 'what each invoice says of its trip, of who works on it and of those who pay, as they are now',
    drift: async function* (db) {
      for await (const invoices of everyInvoice(db))
        for (const before of invoices) {
          const { trip, client, client_ids, member_ids } = before;
          const [kept, right] = [{ trip, client, client_ids, member_ids }, await readNames(db, before)];
          if (sameValue(kept, right)) continue;
          const where = `names of ${before.id}`;
          yield { where, kept, right, mend: [db.change(Invoices, before, { ...before, ...right })] };
        }
    },
  },
  searchProjection(
    { name: 'invoice-search', about: 'the words and filters that invoices are found by, with their rows' },
    INVOICE_INDEX,
    async function* (db) {
      for await (const records of everyInvoice(db)) yield { records, parent: undefined };
    },
  ),
  viewProjection({
    name: 'trip-invoices',
    about: 'which invoices each trip has',
    def: Invoices,
    row: TripInvoices,
    records: everyInvoice,
    stored: async function* (db) {
      yield* storedIn(db, TripInvoices, 'INVOICE#', (await listTripIds(db)).map(ofTripMoney));
    },
    recordOf,
  }),
  viewProjection({
    name: 'client-invoices',
    about: 'which invoices each client pays',
    def: Invoices,
    row: ClientInvoices,
    records: everyInvoice,
    stored: async function* (db) {
      yield* storedIn(db, ClientInvoices, 'INVOICE#', (await listClientIds(db)).map(ofClientMoney));
    },
    recordOf,
  }),
  sumsProjection({
    name: 'invoice-totals',
    about: 'what the issued invoices of each advisor come to, by the month they are due',
    def: Invoices,
    into: InvoiceTotals,
    records: everyInvoice,
    stored: async (db) => (await db.readPartition(INVOICE_TOTALS, { sums: InvoiceTotals }, { consistent: true })).sums,
  }),
  {
    name: 'issued-invoices',
    about: 'how many issued invoices keep each trip out of the trash',
    drift: async function* (db) {
      for (const id of await listTripIds(db)) {
        const at = { consistent: true };
        const [trip, { rows }] = await Promise.all([
          db.get(Trips, { id }, true),
          db.readPartition(ofTripMoney(id), { rows: TripInvoices }, at),
        ]);
        const [kept = 0, right] = [trip?.issued_invoices, rows.filter(keepsTrip).length];
        if (!trip || kept === right) continue;
        const expected = { issued_invoices: trip.issued_invoices };
        const mend = [db.updateIf(Trips, { id }, { set: { issued_invoices: right }, expected })];
        yield { where: `issued invoices of ${id}`, kept, right, mend };
      }
    },
  },
  {
    name: 'payment-names',
    about: 'what each payment says of who paid, of its trip and of who works on it, as they are now',
    drift: async function* (db) {
      for await (const payments of everyPayment(db))
        for (const before of payments) {
          // One that was deleted keeps the names that it had.
          if (before.deleted_at) continue;
          const { client_id, client, trip_id, trip, member_ids } = before;
          const [kept, right] = [{ client_id, client, trip_id, trip, member_ids }, await readPaymentNames(db, before)];
          if (sameValue(kept, right)) continue;
          const where = `names of ${before.id}`;
          yield { where, kept, right, mend: [db.change(Payments, before, { ...before, ...right })] };
        }
    },
  },
  searchProjection(
    { name: 'payment-search', about: 'the words and filters that payments are found by, with their rows' },
    PAYMENT_INDEX,
    async function* (db) {
      for await (const records of everyPayment(db)) yield { records, parent: undefined };
    },
  ),
  viewProjection({
    name: 'invoice-payments',
    about: 'what was paid on each invoice',
    def: Payments,
    row: InvoicePayments,
    records: everyPayment,
    stored: async function* (db) {
      for await (const invoices of everyInvoice(db))
        yield* storedIn(
          db,
          InvoicePayments,
          'PAYMENT#',
          invoices.map(({ id }) => ofInvoice(id)),
        );
    },
    recordOf: paymentOfPart,
  }),
  viewProjection({
    name: 'applications',
    about: 'which payment each part of one is of',
    def: Payments,
    row: Applications,
    records: everyPayment,
    stored: async function* (db) {
      for await (const payments of everyPayment(db)) {
        const keys = payments.flatMap(({ applied }) => applied.map(({ id }) => ({ def: Applications, key: { id } })));
        yield (await db.getMany(keys, true)).filter((row) => row !== undefined);
      }
    },
    recordOf: paymentOfPart,
  }),
  viewProjection({
    name: 'online-payments',
    about: 'which payment came under what Stripe knows one by',
    def: Payments,
    row: OnlinePaymentKeys,
    records: everyPayment,
    stored: async function* (db) {
      for await (const payments of everyPayment(db)) {
        const ids = payments.flatMap(({ online_id }) => online_id ?? []);
        const keys = ids.map((online_id) => ({ def: OnlinePaymentKeys, key: { online_id } }));
        yield (await db.getMany(keys, true)).filter((row) => row !== undefined);
      }
    },
    recordOf: paymentOfPart,
  }),
  viewProjection({
    name: 'client-payments',
    about: 'which payments each client made',
    def: Payments,
    row: ClientPayments,
    records: everyPayment,
    stored: async function* (db) {
      yield* storedIn(db, ClientPayments, 'PAYMENT#', (await listClientIds(db)).map(ofClientMoney));
    },
    recordOf: paymentOf,
  }),
  viewProjection({
    name: 'trip-payments',
    about: 'which payments came for each trip',
    def: Payments,
    row: TripPayments,
    records: everyPayment,
    stored: async function* (db) {
      yield* storedIn(db, TripPayments, 'PAYMENT#', (await listTripIds(db)).map(ofTripMoney));
    },
    recordOf: paymentOf,
  }),
  {
    name: 'credit-names',
    about: 'what each credit says of the client who has it, as they are now',
    drift: async function* (db) {
      for await (const credits of everyCredit(db))
        for (const before of credits) {
          // One that was taken back keeps the name that it had.
          if (before.deleted_at) continue;
          const { client_id, client } = before;
          const [kept, right] = [{ client_id, client }, await readCreditNames(db, before)];
          if (sameValue(kept, right)) continue;
          const where = `names of ${before.id}`;
          yield { where, kept, right, mend: [db.change(Credits, before, { ...before, ...right })] };
        }
    },
  },
  viewProjection({
    name: 'client-credits',
    about: 'which credits each client has',
    def: Credits,
    row: ClientCredits,
    records: everyCredit,
    stored: async function* (db) {
      yield* storedIn(db, ClientCredits, 'CREDIT#', (await listClientIds(db)).map(ofClientMoney));
    },
    recordOf: ({ id }) => ({ id: CreditId.parse(id) }),
  }),
  {
    name: 'payables',
    about: 'what suppliers are owed for each booking that is on an invoice, and got',
    drift: async function* (db) {
      for (const id of await listTripIds(db))
        for (const { kept, right, mend } of await planPayables(db, id))
          yield { where: `payables of ${id}`, kept, right, mend: [mend] };
    },
  },
  searchProjection(
    { name: 'payable-search', about: 'the words and filters that payables are found by, with their rows' },
    PAYABLE_INDEX,
    async function* (db) {
      for await (const records of everyPayable(db)) yield { records, parent: undefined };
    },
  ),
  sumsProjection({
    name: 'payable-totals',
    about: 'what suppliers are owed for the bookings of each advisor, by the month it is due',
    def: Payables,
    into: PayableTotals,
    records: everyPayable,
    stored: async (db) => (await db.readPartition(PAYABLE_TOTALS, { sums: PayableTotals }, { consistent: true })).sums,
  }),
  {
    name: 'supplier-payment-names',
    about: 'what each payment to a supplier says of its trips and of who works on them, as they are now',
    drift: async function* (db) {
      for await (const payments of everySupplierPayment(db))
        for (const before of payments) {
          // One that was deleted keeps the names that it had.
          if (before.deleted_at) continue;
          const { trip, member_ids, parts } = before;
          const [kept, right] = [{ trip, member_ids, parts }, await readSupplierPaymentNames(db, before)];
          if (sameValue(kept, right)) continue;
          const where = `names of ${before.id}`;
          yield { where, kept, right, mend: [db.change(SupplierPayments, before, { ...before, ...right })] };
        }
    },
  },
  searchProjection(
    {
      name: 'supplier-payment-search',
      about: 'the words and filters that payments to suppliers are found by, with their rows',
    },
    SUPPLIER_PAYMENT_INDEX,
    async function* (db) {
      for await (const records of everySupplierPayment(db)) yield { records, parent: undefined };
    },
  ),
  searchProjection(
    { name: 'bank-line-search', about: 'the words and filters that bank lines are found by, with their rows' },
    BANK_LINE_INDEX,
    async function* (db) {
      for await (const records of everyBankLine(db)) yield { records, parent: undefined };
    },
  ),
  {
    name: 'supplier-payment-counts',
    about: 'how many payments to suppliers keep each trip out of the trash',
    drift: async function* (db) {
      for (const id of await listTripIds(db)) {
        const at = { consistent: true };
        const [trip, { rows }] = await Promise.all([
          db.get(Trips, { id }, true),
          db.readPartition(ofTripMoney(id), { rows: TripSupplierPayments }, at),
        ]);
        const [kept = 0, right] = [trip?.supplier_payments, rows.length];
        if (!trip || kept === right) continue;
        const expected = { supplier_payments: trip.supplier_payments };
        const mend = [db.updateIf(Trips, { id }, { set: { supplier_payments: right }, expected })];
        yield { where: `payments to suppliers of ${id}`, kept, right, mend };
      }
    },
  },
  viewProjection({
    name: 'trip-supplier-payments',
    about: 'which payments to suppliers are for bookings of each trip',
    def: SupplierPayments,
    row: TripSupplierPayments,
    records: everySupplierPayment,
    stored: async function* (db) {
      yield* storedIn(db, TripSupplierPayments, 'SUPPLIER_PAYMENT#', (await listTripIds(db)).map(ofTripMoney));
    },
    recordOf: ({ id }) => ({ id: SupplierPaymentId.parse(id) }),
  }),
  {
    name: 'received-on-invoices',
    about: 'how much each of those who pay an invoice has paid',
    drift: async function* (db) {
      for await (const invoices of everyInvoice(db))
        for (const before of invoices) {
          const { rows } = await db.readPartition(
            ofInvoice(before.id),
            { rows: InvoicePayments },
            { consistent: true },
          );
          const paidBy = (payer: string) =>
            sum(rows.filter(({ payer_id }) => payer_id === payer).map(({ amount }) => amount));
          const kept = before.shares.map(({ received }) => received);
          const right = before.shares.map(({ payer_id }) => paidBy(payer_id));
          const total_amount_received = sum(right);
          if (sameValue(kept, right) && total_amount_received === before.total_amount_received) continue;
          const shares = before.shares.map((share, i) => ({ ...share, received: right[i] ?? 0 }));
          const mend = [db.change(Invoices, before, { ...before, shares, total_amount_received })];
          yield { where: `received on ${before.id}`, kept, right, mend };
        }
    },
  },
  sumsProjection({
    name: 'payment-totals',
    about: 'what came from clients in each month',
    def: Payments,
    into: PaymentTotals,
    records: everyPayment,
    stored: async (db) => (await db.readPartition(PAYMENT_TOTALS, { sums: PaymentTotals }, { consistent: true })).sums,
  }),
  {
    name: 'client-balances',
    about: 'what each client owes, and has with the agency',
    drift: async function* (db) {
      for (const id of await listClientIds(db)) {
        const plan = await planClientBalance(db, id);
        if (plan) yield { where: `money of ${id}`, kept: plan.kept, right: plan.right, mend: [plan.mend] };
      }
    },
  },
  {
    name: 'traveler-statuses',
    about: 'which status each traveler has by what was booked, sent in and paid',
    drift: async function* (db) {
      for (const id of await listTripIds(db))
        for (const { where, kept, right, mend } of await planTravelerStatuses(db, id))
          yield { where, kept, right, mend: [mend] };
    },
  },
];
