import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { CurrencyCode, MAX_AMOUNT, Version } from '../../../base/values';
import { listRow } from '../../../store/list-row';
import { countsOn, record, view } from '../../../store/record';
import { InstitutionId } from '../../institutions/public-schemas';
import { Trips } from '../../trip/public';
import { type Invoice, InvoiceRow, Invoice as InvoiceSchema, keepsTrip, toInvoiceRow } from './invoice';
import { invoiceEvents } from './invoice.events';
import { InvoiceId } from './invoice-id';
import { ACTING_AS, InvoiceLine, PAID_TO } from './invoice-line';
import { InvoiceTotals, toTotalParts } from './invoice-totals';

export const INVOICE_LIST = ['INVOICES'] as const;
export const ofInvoice = (id: string) => ['INVOICE', id] as const;
/** What is asked of a client lies together, in whichever trips. */
export const ofClientMoney = (client_id: string) => ['CLIENT_MONEY', client_id] as const;
/** What was billed of a trip lies together: its invoices, and each of its bookings that is on one. */
export const ofTripMoney = (trip_id: string) => ['TRIP_MONEY', trip_id] as const;

/** How the invoice table is kept. */
export const InvoiceRows = listRow(InvoiceRow, {
  columns: [
    'trip_id',
    'client_id',
    'advisor_id',
    'state',
    'currency',
    'total',
    'trip_code',
    'trip_name',
    'trip_start_date',
    'trip_end_date',
    'trip_custome_code',
    'trip_type',
    'trip_sub_type',
    'client_name',
    'client_acc_no',
    'formatted_invoice_number',
    'issue_date',
    'total_deposit_amount',
    'due_date_final',
    'final_payment',
    'final_pmt_due_date',
    'total_amount_received',
    'total_amount_due',
    'created_at',
    'credited',
    'written_off',
  ],
  keyed: { id: ({ order: [id = ''] }) => InvoiceId.parse(id) },
  usual: {
    ...{ state: 'issued', trip_type: 'Individual', total_deposit_amount: 0, total_amount_received: 0 },
    ...{ credited: 0, written_off: 0 },
  },
});

/** An invoice as the money of its trips shows it; one of several trips is with each of them. */
export const TripInvoices = record({
  name: 'trip_invoice',
  schema: InvoiceRow.extend({ of_several_trips: z.boolean().optional() }),
  key: ['trip_id', 'id'],
  partition: (k) => ofTripMoney(k.trip_id),
  sort: (k) => ['INVOICE', k.id],
});

/** An invoice as each of those who pay it has it. */
export const ClientInvoices = record({
  name: 'client_invoice',
  schema: InvoiceRow,
  key: ['client_id', 'id'],
  partition: (k) => ofClientMoney(k.client_id),
  sort: (k) => ['INVOICE', k.id],
});

/** An invoice. Its lines lie beside it. */
export const Invoices = record({
  name: 'invoice',
  schema: InvoiceSchema,
  key: ['id'],
  partition: (k) => ofInvoice(k.id),
  sort: () => ['INVOICE'],
  list: (invoice) => ({ list: INVOICE_LIST, order: [invoice.id], row: InvoiceRows.pack(toInvoiceRow(invoice)) }),
  counted: true,
  counts: [
    countsOn(
      Trips,
      ({ trip_ids }: Invoice) => trip_ids.map((id) => ({ id })),
      (invoice): Record<string, number> => (keepsTrip(invoice) ? { issued_invoices: 1 } : {}),
    ),
  ],
  sums: [{ into: InvoiceTotals, parts: toTotalParts }],
  label: ({ formatted_invoice_number, client }: Invoice) => formatted_invoice_number ?? `Draft for ${client.name}`,
  facts: { created: invoiceEvents.created, changed: invoiceEvents.changed, deleted: invoiceEvents.deleted },
  unaudited: [
    'trip_id',
    'trip_ids',
    'serial',
    'line_parts',
    'credit_numbers',
    'shares',
    'write_offs',
    'payers',
    'trip',
    'client',
    'client_ids',
    'member_ids',
  ],
  views: [
    view(TripInvoices, (invoice: Invoice) =>
      invoice.trip_ids.map((trip_id) => ({
        ...toInvoiceRow(invoice),
        trip_id,
        ...(invoice.trip_ids.length > 1 && { of_several_trips: true }),
      })),
    ),
    view(ClientInvoices, (invoice: Invoice) =>
      [...new Set(invoice.client_ids)].map((client_id) => ({ ...toInvoiceRow(invoice), client_id })),
    ),
  ],
});

const DIGITS = 4;
const toPlace = (n: number) => String(n).padStart(DIGITS, '0');
/**
 * The lines of an invoice as they were in one revision, in as many parts as they need. Those of a revision that was issued never change, so
 * what a client was sent can be shown again.
 */
export const InvoiceLines = record({
  name: 'invoice_lines',
  schema: z.object({
    invoice_id: InvoiceId,
    trip_id: TripId,
    revision: z.string(),
    part: z.string(),
    lines: z.array(InvoiceLine),
  }),
  key: ['invoice_id', 'revision', 'part'],
  partition: (k) => ofInvoice(k.invoice_id),
  sort: (k) => ['LINES', k.revision, k.part],
});
export const toLinesKey = (invoice_id: InvoiceId, revision: number, part: number) => ({
  invoice_id,
  revision: toPlace(revision),
  part: toPlace(part),
});

const Amount = z.int().min(0).max(MAX_AMOUNT);
/** What a booking stands on an invoice with, and what its supplier is owed for it. */
export const BookingMoney = z.object({
  invoice_id: InvoiceId,
  acting_as: z.enum(ACTING_AS),
  paid_to: z.enum(PAID_TO),
  currency: CurrencyCode,
  price: Amount,
  supplier_id: InstitutionId.optional(),
  supplier_currency: CurrencyCode,
  supplier_amount: Amount,
  /** Whether some of it was credited. */
  is_credited: z.boolean().optional(),
});
export type BookingMoney = z.infer<typeof BookingMoney>;

/** What was paid to the supplier of a booking by now, and what of that settles in the books; below 0 never, but for rounding in the books. */
const SupplierPaid = z.object({
  currency: CurrencyCode,
  amount: Amount,
  base: z.int(),
  /** What of all that was paid came back, which what is left was worked out with. */
  returned: Amount.optional(),
  /** What the agency kept of it as its commission. */
  kept: Amount.optional(),
});
export type SupplierPaid = z.infer<typeof SupplierPaid>;

/**
 * The bookings of a trip that are on invoices, each on one: a booking that two people bill at once is billed by the first. Beside them, what
 * their suppliers got: of the agency, also before anything was invoiced, and of clients.
 */
export const TripMoney = record({
  name: 'trip_money',
  schema: z.object({
    trip_id: TripId,
    bookings: z.partialRecord(BookingId, BookingMoney),
    paid: z.partialRecord(BookingId, SupplierPaid).optional(),
    paid_by_clients: z.partialRecord(BookingId, SupplierPaid).optional(),
    version: Version,
  }),
  key: ['trip_id'],
  partition: (k) => ofTripMoney(k.trip_id),
  sort: () => ['BOOKINGS'],
});
export type TripMoney = z.infer<typeof TripMoney.schema>;
