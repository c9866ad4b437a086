import { ACCOUNTING_ERRORS } from '@wayline/core/areas/accounting/errors';
import { getInvoicePath } from '@wayline/core/areas/accounting/links/invoice-link';
import type { OpenedLink } from '@wayline/core/areas/accounting/links/open-invoice-link';
import { toOnlinePage } from '@wayline/core/areas/accounting/online/online-page';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { ok } from '@wayline/core/base/result';
import { renderInvoice, renderInvoiceGone } from '@wayline/pages/invoice/invoice-document';
import type { PayFault } from '@wayline/pages/invoice/pay-words';
import { toGoneWords } from '@wayline/pages/link-gone/gone-words';

const GONE = ACCOUNTING_ERRORS['invoice_link.gone'];
export const renderGone = (language?: ClientLanguage): string => renderInvoiceGone(toGoneWords(GONE, language));
/** The page of a link that opens nothing any more. */
export const gonePage = (language?: ClientLanguage) => ok({ body: renderGone(language), status: GONE.status });

/** The invoice behind a link, with what can be paid online, and what is wrong with what somebody chose there. */
export const invoicePage = (
  opened: OpenedLink,
  { token, paid, fault }: { token: string; paid?: string | undefined; fault?: PayFault },
): string => {
  const { offer, under_way, news } = toOnlinePage(opened, paid);
  const form = offer && { offer, action: getInvoicePath(token), fault };
  return renderInvoice(opened.shown, { pdf: '?pdf', under_way, news, form, refused: fault?.message });
};
