import type { SearchIndex } from '../../../store/search/search-index';
import type { Invoice, InvoiceRow } from './invoice';
import { INVOICE_LIST, InvoiceRows, Invoices } from './invoice.records';
import { toAsked } from './invoice-figures';
import { INVOICE_QUERY } from './invoice-query';

/** What an invoice is by what was done with it alone: `open` may be overdue by now. */
const toKeptStatus = (invoice: Invoice): string => {
  if (invoice.state !== 'issued') return invoice.state;
  return invoice.total_amount_received >= toAsked(invoice) ? 'paid' : 'open';
};

/** How invoices are found: by number, trip and those who pay, in one box. */
export const INVOICE_INDEX: SearchIndex<typeof Invoices, InvoiceRow, typeof INVOICE_QUERY> = {
  name: 'INVOICES',
  def: Invoices,
  rows: InvoiceRows,
  serial: ({ serial }) => serial,
  texts: ({ client, shares, trip }) => [client.name, ...shares.map(({ name }) => name), trip.trip_name],
  codes: ({ formatted_invoice_number, credit_numbers, trip, client }) => [
    ...[formatted_invoice_number, ...credit_numbers],
    ...[trip.code, client.acc_no],
  ],
  search: { codes: true },
  query: INVOICE_QUERY,
  values: (invoice) => ({
    payment_status: toKeptStatus(invoice),
    client: [...new Set(invoice.client_ids)],
    trip: invoice.trip_ids,
    advisor: invoice.advisor_id,
    issued: invoice.issue_date,
    due: invoice.due.at(-1)?.due_day,
  }),
  names: { payment_status: 'status' },
  lists: () => ({ current: INVOICE_LIST }),
  members: ({ member_ids }) => member_ids,
  subject: ({ trip_id }) => ({ trip_id }),
};
