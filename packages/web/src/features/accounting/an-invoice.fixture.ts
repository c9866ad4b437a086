import { addDays } from '@wayline/core/base/days';
import { todayHere } from '../../lib/today';
import type { InvoiceRow, WholeInvoice } from './invoice-queries';

const letters = (letter: string) => letter.repeat(26);
/** Ids of one invoice, its trip and its clients, as records have them. */
export const [INVOICE, TRIP, CLIENT, OTHER_CLIENT, ADVISOR, BOOKING] = [
  ...[`invoice_${letters('1')}`, `trp_${letters('2')}`, `cli_${letters('3')}`, `cli_${letters('4')}`],
  ...[`usr_${letters('5')}`, `bkg_${letters('6')}`],
] as [
  InvoiceRow['id'],
  InvoiceRow['trip_id'],
  InvoiceRow['client_id'],
  InvoiceRow['client_id'],
  InvoiceRow['advisor_id'],
  string,
];
export const inDays = (days: number) => addDays(todayHere(), days);

/** A row of the invoice table: issued, and due in 30 days. */
export const invoiceRow = (differs: Partial<InvoiceRow> = {}): InvoiceRow => ({
  ...{ id: INVOICE, trip_id: TRIP, client_id: CLIENT, advisor_id: ADVISOR, state: 'issued', payment_status: 'open' },
  ...{
    currency: 'USD',
    total: 310_825,
    credited: 0,
    written_off: 0,
    trip_code: 'T-1001',
    trip_name: 'Amalfi',
    trip_type: 'Individual',
  },
  ...{ trip_sub_type: 'Customized', client_name: 'Ada Price', client_acc_no: 'C-1001' },
  ...{ formatted_invoice_number: 'INV-2031-00001', issue_date: inDays(-1), created_at: '2031-01-01T00:00:00.000Z' },
  ...{ total_deposit_amount: 62_165, due_date_final: inDays(6), final_payment: 248_660 },
  ...{ final_pmt_due_date: inDays(30), total_amount_received: 0, total_amount_due: 310_825 },
  ...differs,
});

type Invoice = WholeInvoice['invoice'];
/** An invoice over a hotel and a planning fee with its tax: a draft, until something differs. */
export const wholeInvoice = (differs: Partial<Invoice> = {}): WholeInvoice => ({
  invoice: {
    ...{ id: INVOICE, trip_id: TRIP, trip_ids: [TRIP], advisor_id: ADVISOR, created_by: 'Marta Lindqvist' },
    ...{ invoice_type: 'Client', pay_as: 'single', currency: 'USD', rates: {}, prices_include_tax: false },
    taxes: [{ code: 'T825', name: 'Sales tax', rate: '8.25' }],
    ...{ payers: [{ id: 'p1', client_id: CLIENT, weight: 1 }], client_ids: [CLIENT] },
    milestones: [
      {
        ...{ id: 'm1', name: 'Deposit', due: { kind: 'after_issue', days: 7 } },
        part: { mode: 'percentage', percentage: '20' },
      },
      { id: 'm2', name: 'Final payment', due: { kind: 'before_departure', days: 45 }, part: { mode: 'rest' } },
    ],
    trip: {
      ...{ code: 'T-1001', trip_name: 'Amalfi', trip_group_kind: 'Individual', trip_sub_type: 'Customized' },
      start_date: inDays(75),
    },
    client: { id: CLIENT, name: 'Ada Price', acc_no: 'C-1001' },
    ...{ state: 'draft', payment_status: 'open', revision: 0, shares: [], due: [] },
    ...{
      subtotal: 310_000,
      discount_amount: 0,
      tax_amount: 825,
      total: 310_825,
      credited: 0,
      credit_numbers: [],
      write_offs: [],
      at_supplier: 0,
    },
    total_amount_received: 0,
    ...{ created_at: '2031-01-01T00:00:00.000Z', updated_at: '2031-01-01T00:00:00.000Z', version: 1 },
    ...differs,
  },
  lines: [
    {
      ...{ id: 'l1', kind: 'booking', title: 'Hotel Sol', trip_id: TRIP, booking_id: BOOKING as never },
      ...{ quantity: 1, unit_price: 300_000, discount: 0, tax_codes: [], acting_as: 'agent', paid_to: 'agency' },
      bookings: [{ trip_id: TRIP, booking_id: BOOKING as never, title: 'Hotel Sol', price: 300_000 }],
    },
    {
      ...{ id: 'l2', kind: 'planning_fee', title: 'Planning', quantity: 1, unit_price: 10_000, discount: 0 },
      ...{ tax_codes: ['T825'], acting_as: 'agent', paid_to: 'agency', bookings: [] },
    },
  ],
});

/** The same once it is issued: its number, its plan, and what is due. */
export const issuedInvoice = (differs: Partial<Invoice> = {}): WholeInvoice =>
  wholeInvoice({
    ...{ state: 'issued', revision: 1, formatted_invoice_number: 'INV-2031-00001', issue_date: inDays(-1), version: 2 },
    due: [
      { id: 'm1', name: 'Deposit', due_day: inDays(6), amount: 62_165 },
      { id: 'm2', name: 'Final payment', due_day: inDays(30), amount: 248_660 },
    ],
    shares: [
      {
        ...{ payer_id: 'p1', client_id: CLIENT, name: 'Ada Price', amount: 310_825, at_supplier: 0 },
        ...{ cells: [62_165, 248_660], received: 0 },
      },
    ],
    ...differs,
  });

/** The part of one of those who pay an issued invoice, due at once. */
export const shareOf = (
  payer_id: string,
  client_id: typeof CLIENT,
  name: string,
  amount: number,
  received = 0,
): Invoice['shares'][number] => ({
  ...{ payer_id, client_id, name, amount, at_supplier: 0, cells: [amount], received },
});
/** An issued invoice that Ada, of whose part some was `received`, and Ben pay by halves. */
export const invoiceOfTwo = (received: number): WholeInvoice =>
  issuedInvoice({
    payers: [
      { id: 'p1', client_id: CLIENT, weight: 1 },
      { id: 'p2', client_id: OTHER_CLIENT, weight: 1 },
    ],
    client_ids: [CLIENT, OTHER_CLIENT],
    shares: [shareOf('p1', CLIENT, 'Ada Price', 155_413, received), shareOf('p2', OTHER_CLIENT, 'Ben Orr', 155_412)],
    ...{ due: [{ id: 'm1', name: 'All', due_day: inDays(6), amount: 310_825 }], total_amount_received: received },
  });

export const LIST = 'GET /services/book/api/v1/invoices';
export const ONE = `/services/book/api/v1/invoices/${INVOICE}`;
export const MONEY = `GET /services/trips/api/v1/trips/${TRIP}/money`;
export const TABLES = 'GET /services/users/api/v1/table_settings';
