import { calculateInvoice } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { InvoiceLine } from '@wayline/core/areas/accounting/invoices/invoice-line';
import { toShareWorths } from '@wayline/core/areas/accounting/invoices/invoice-postings';
import { toMilestoneStates } from '@wayline/core/areas/accounting/invoices/invoice-status';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { todayHere } from '../../../lib/today';
import type { Invoice, WholeInvoice } from '../invoice-queries';

/** What one of those who pay an issued invoice still owes the agency on it, in minor units of `currency`. */
export type OpenShare = {
  invoice_id: InvoiceId;
  payer_id: string;
  client_id: ClientId;
  name: string;
  invoice_no: string;
  trip_name: string;
  currency: string;
  owed: number;
  /** What of it is asked for next, and by when. */
  next: number;
  due_day: string;
};

/** Who each payer is by now comes beside who they were when it was issued. */
const toPayer = ({ client_ids, shares }: Invoice, i: number) => client_ids[i] ?? shares[i]?.client_id;

/** What suppliers get plays no part in what clients owe; who may not see it isn't sent it. */
const withoutCosts = (lines: WholeInvoice['lines'], currency: string): InvoiceLine[] =>
  lines.map((line) => ({
    ...line,
    bookings: line.bookings.map((booking) => ({ ...booking, supplier_amount: 0, supplier_currency: currency })),
  }));

/** What is owed on an issued invoice: by a client, or by each of those who pay. Worked out by what the server works it out by. */
export const listOpenShares = ({ invoice, lines }: WholeInvoice, client?: ClientId): OpenShare[] => {
  if (invoice.state !== 'issued') return [];
  const { currency, books = currency, shares, due, trip } = invoice;
  const billed = withoutCosts(lines, currency);
  const rates = Object.fromEntries(
    Object.entries(invoice.rates).flatMap(([code, rate]) => (rate ? [[code, rate]] : [])),
  );
  const figures = calculateInvoice({ ...invoice, lines: billed });
  const worths = toShareWorths({ ...invoice, lines: billed, books, rates, figures });
  return shares.flatMap(({ payer_id, client_id, name, cells, received }, i): OpenShare[] => {
    const owed = (worths[i]?.agency.amount ?? 0) - received;
    if (owed <= 0 || (client && toPayer(invoice, i) !== client)) return [];
    const plan = due.map(({ due_day }, at) => ({ due_day, amount: cells[at] ?? 0 }));
    const states = toMilestoneStates(plan, received, todayHere());
    const at = states.findIndex(({ state }) => state !== 'paid');
    const [asked, paid] = [plan[at]?.amount ?? owed, states[at]?.paid ?? 0];
    return [
      {
        ...{ invoice_id: invoice.id, payer_id, client_id: toPayer(invoice, i) ?? client_id, name, currency, owed },
        ...{ invoice_no: invoice.formatted_invoice_number ?? '', trip_name: trip.trip_name },
        ...{ next: Math.min(asked - paid, owed), due_day: plan[at]?.due_day ?? '' },
      },
    ];
  });
};
