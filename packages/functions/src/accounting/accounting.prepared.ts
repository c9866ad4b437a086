import { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** The draft of an invoice over a fee, and one that was issued. */
    invoiceDraft: InvoiceId;
    invoice: InvoiceId;
  }
}

/** Invoices of the trip for the client. */
export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({ invoiceDraft: InvoiceId.parse(id('invoice')), invoice: InvoiceId.parse(id('invoice')) }),
  make: async ({ world, as, name, trip }) => {
    const { client } = expectOk(await world.call('crm.individuals.create', { first_name: name }, { as }));
    const draft = {
      ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client.id }] },
      lines: [{ id: 'l1', kind: 'planning_fee' as const, title: name, unit_price: 25_000 }],
      milestones: [
        {
          ...{ id: 'm1', name: 'All of it' },
          ...{ due: { kind: 'after_issue' as const, days: 7 }, part: { mode: 'rest' as const } },
        },
      ],
    };
    const { invoice: invoiceDraft } = expectOk(await world.call('book.invoices.create', draft, { as }));
    const { invoice: second } = expectOk(await world.call('book.invoices.create', draft, { as }));
    const { invoice } = expectOk(await world.call('book.invoices.issue', { id: second.id, version: 1 }, { as }));
    return { invoiceDraft: invoiceDraft.id, invoice: invoice.id };
  },
};
