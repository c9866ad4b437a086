import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { openInvoiceLink } from '@wayline/core/areas/accounting/links/open-invoice-link';
import { ok } from '@wayline/core/base/result';
import { asPage } from '../kernel/as-page';
import { endpoint } from '../kernel/endpoint';
import { gonePage, invoicePage, renderGone } from './invoice-pages';

const page = endpoint(invoiceLinksContracts['public.invoice.page'], async ({ input: { token, paid }, deps }) => {
  // Who comes back from paying is told what became of it, which has just changed.
  const opened = await openInvoiceLink(deps, token, paid !== undefined);
  return opened.ok ? ok({ body: invoicePage(opened.value, { token, paid }) }) : gonePage(opened.text?.language);
});

/** The page of an invoice for one of those who pay it. Source: R-SHELL-022, R-SHELL-023. */
export const handler = asPage(page, renderGone);
