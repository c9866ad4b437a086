import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { toMilestoneStates } from '@wayline/core/areas/accounting/invoices/invoice-status';
import { lessWrittenOff } from '@wayline/core/areas/accounting/invoices/write-off';
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

/** What is owed on an issued invoice: by a client, or by each of those who pay. */
export const listOpenShares = ({ invoice }: Pick<WholeInvoice, 'invoice'>, client?: ClientId): OpenShare[] => {
  if (invoice.state !== 'issued') return [];
  const { currency, trip } = invoice;
  const { shares, due } = lessWrittenOff(invoice);
  return shares.flatMap(({ payer_id, client_id, name, amount, cells, received }, i): OpenShare[] => {
    const owed = amount - received;
    if (owed <= 0 || (client && toPayer(invoice, i) !== client)) return [];
    const plan = due.map(({ due_day }, at) => ({ due_day, amount: cells[at] ?? 0 }));
    const states = toMilestoneStates(plan, received, todayHere());
    const at = states.findIndex(({ state }) => state !== 'paid');
    const [asked, paid] = [plan[at]?.amount ?? owed, states[at]?.paid ?? 0];
    return [
      {
        ...{ invoice_id: invoice.id, payer_id, client_id: toPayer(invoice, i) ?? client_id, name, currency, owed },
        ...{ invoice_no: invoice.formatted_invoice_number ?? '', trip_name: trip.trip_name },
        ...{ next: asked - paid, due_day: plan[at]?.due_day ?? '' },
      },
    ];
  });
};
