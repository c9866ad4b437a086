import { getFieldPermissions } from '@wayline/core/access/actor';
import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import type { Invoice } from '@wayline/core/areas/accounting/invoices/invoice';
import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { readPayers } from '@wayline/core/areas/accounting/invoices/invoice-names';
import { toClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import { toClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '@wayline/core/areas/accounting/links/invoice-house';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { clientName } from '@wayline/core/areas/clients/public';
import { readClientLanguage } from '@wayline/core/areas/trip/public';
import { ok, refuse } from '@wayline/core/base/result';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';
import { printCreditNote, printInvoice } from './print-invoice';

/** Who pays a draft by what they are called now: it has no shares to say so. */
const namePayers = async (db: TenantDb, invoice: Invoice): Promise<string[] | undefined> => {
  if (invoice.state !== 'draft' || invoice.client_ids.length < 2) return undefined;
  const clients = await readPayers(db, invoice);
  return clients.flatMap((client) => (client ? clientName(client) : []));
};

export const handler = endpoint(
  invoiceLinksContracts['book.invoices.pdf'],
  async ({ input: { id, payer_id, language, credit_note }, actor, db, deps }) => {
    const [found, kept] = await Promise.all([readInvoice(db, id), db.getMany(HOUSE_SECTIONS)]);
    const share = found?.invoice.shares.find((one) => one.payer_id === payer_id);
    if (!found || (payer_id && !share)) return refuse('record.missing');
    const { invoice, lines, credit_notes } = found;
    const note = credit_notes.find((one) => one.id === credit_note);
    if (credit_note && !note) return refuse('record.missing');
    const [payers, ofTrip] = await Promise.all([
      namePayers(db, invoice),
      share && !language ? readClientLanguage(db, invoice.trip_id) : undefined,
    ]);
    const payments = getFieldPermissions(actor).has('View Payments') ? found.payments : [];
    const reader = { house: toHouse(actor.company, kept), language: language ?? ofTrip ?? 'en', share } as const;
    if (note) return ok(await printCreditNote(deps.table, toClientCreditNote(note, invoice, reader)));
    const today = getCompanyToday(actor, deps.now());
    const shown = toClientInvoice({ invoice, lines, payments, credit_notes }, { ...reader, today, payers });
    return ok(await printInvoice(deps.table, shown));
  },
);
