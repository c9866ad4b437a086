import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { toClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '@wayline/core/areas/accounting/links/invoice-house';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { printInvoice } from './print-invoice';

export const handler = endpoint(
  invoiceLinksContracts['book.invoices.pdf'],
  async ({ input: { id, payer_id, language = 'en' }, actor, db, deps }) => {
    const [found, kept] = await Promise.all([readInvoice(db, id), db.getMany(HOUSE_SECTIONS)]);
    if (!found || (payer_id && !found.invoice.shares.some((share) => share.payer_id === payer_id)))
      return refuse('record.missing');
    const house = toHouse(actor.company, kept);
    const today = getCompanyToday(actor, deps.now());
    return ok(await printInvoice(deps.table, toClientInvoice(found, { house, language, payer_id, today })));
  },
);
