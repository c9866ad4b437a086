import { daysBetween } from '../../../base/days';
import { sum } from '../../../base/sum';
import type { Invoice } from '../invoices/invoice';
import { toMilestoneStates } from '../invoices/invoice-status';
import { lessWrittenOff } from '../invoices/write-off';
import type { Aging, OpenInvoice } from './statement';

/** What is open of a payment of an invoice’s plan, in minor units, and when it is due. */
type OpenPart = { due_day: string; open: number };
/** An invoice of which a client owes something, and what is open of it at each of its days. */
export type OwedInvoice = OpenInvoice & { parts: OpenPart[] };

/** What of a share is still to be paid at suppliers. */
export const toAtSupplier = ({ at_supplier, paid_at_supplier = 0 }: Invoice['shares'][number]): number =>
  at_supplier - paid_at_supplier;

/** What a client still pays at suppliers on issued invoices, each in its own currency. */
export const listAtSuppliers = (
  invoices: readonly Billed[],
  client_id: string,
): { currency: string; amount: number }[] =>
  invoices.flatMap(({ state, currency, shares, client_ids }) =>
    state === 'issued'
      ? shares
          .filter((_, i) => client_ids[i] === client_id)
          .map((share) => ({ currency, amount: toAtSupplier(share) }))
          .filter(({ amount }) => amount !== 0)
      : [],
  );

type Billed = Pick<
  Invoice,
  | 'id'
  | 'state'
  | 'currency'
  | 'shares'
  | 'due'
  | 'write_offs'
  | 'client_ids'
  | 'formatted_invoice_number'
  | 'issue_date'
> & { trip: Pick<Invoice['trip'], 'trip_name'> };

/** What is open of a client’s shares of an invoice, by day: what came of each share covers what is due first. */
const toOpenParts = (invoice: Billed, client_id: string, today: string): OpenPart[] => {
  const { shares, due } = lessWrittenOff(invoice);
  return shares.flatMap(({ cells, received }, i) => {
    if (invoice.client_ids[i] !== client_id) return [];
    const plan = due.map(({ due_day }, at) => ({ due_day, amount: cells[at] ?? 0 }));
    const states = toMilestoneStates(plan, received, today);
    return plan.flatMap(({ due_day, amount }, at) => {
      const open = amount - (states[at]?.paid ?? 0);
      return open > 0 ? [{ due_day, open }] : [];
    });
  });
};

/** The invoices on which a client still owes something, what is due first before the rest. `today` is the company’s day. */
export const listOpenInvoices = (invoices: readonly Billed[], client_id: string, today: string): OwedInvoice[] =>
  invoices
    .flatMap((invoice): OwedInvoice[] => {
      if (invoice.state !== 'issued') return [];
      const parts = toOpenParts(invoice, client_id, today).sort((a, b) => (a.due_day < b.due_day ? -1 : 1));
      const [first] = parts;
      if (!first) return [];
      const { id, currency, issue_date, trip, formatted_invoice_number: number = '' } = invoice;
      return [
        {
          ...{ id, number, trip_name: trip.trip_name, currency, issue_date, due_day: first.due_day },
          open: sum(parts.map(({ open }) => open)),
          overdue: sum(parts.filter(({ due_day }) => due_day < today).map(({ open }) => open)),
          parts,
        },
      ];
    })
    .sort((a, b) => (a.due_day < b.due_day ? -1 : 1));

const agingOf = (days: number): keyof Aging => {
  if (days <= 0) return 'not_due';
  if (days <= 30) return 'days_1_30';
  if (days <= 60) return 'days_31_60';
  return days <= 90 ? 'days_61_90' : 'over_90_days';
};

/** What is open of invoices in one currency by how long ago it was due. `today` is the company’s day. */
export const toAging = (owed: readonly Pick<OwedInvoice, 'parts'>[], today: string): Aging => {
  const aging: Aging = { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90_days: 0 };
  for (const { due_day, open } of owed.flatMap(({ parts }) => parts))
    aging[agingOf(daysBetween(due_day, today))] += open;
  return aging;
};
