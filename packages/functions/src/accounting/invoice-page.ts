import { ACCOUNTING_ERRORS } from '@wayline/core/areas/accounting/errors';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { openInvoiceLink } from '@wayline/core/areas/accounting/links/open-invoice-link';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { ok } from '@wayline/core/base/result';
import { renderInvoice, renderInvoiceGone } from '@wayline/pages/invoice/invoice-document';
import { toGoneWords } from '@wayline/pages/link-gone/gone-words';
import { asPage } from '../kernel/as-page';
import { endpoint } from '../kernel/endpoint';

const GONE = ACCOUNTING_ERRORS['invoice_link.gone'];
const renderGone = (language?: ClientLanguage) => renderInvoiceGone(toGoneWords(GONE, language));

const page = endpoint(invoiceLinksContracts['public.invoice.page'], async ({ input, deps }) => {
  const opened = await openInvoiceLink(deps, input.token);
  return opened.ok
    ? ok({ body: renderInvoice(opened.value, { pdf: '?pdf' }) })
    : ok({ body: renderGone(opened.text?.language), status: GONE.status });
});

/** The page of an invoice for one of those who pay it. Source: R-SHELL-022, R-SHELL-023. */
export const handler = asPage(page, renderGone);
