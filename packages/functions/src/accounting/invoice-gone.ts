import { ACCOUNTING_ERRORS } from '@wayline/core/areas/accounting/errors';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { renderInvoiceGone } from '@wayline/pages/invoice/invoice-document';
import { toGoneWords } from '@wayline/pages/link-gone/gone-words';

/** What a link to an invoice opens once it is gone; in every language where that of its reader isn’t known. */
export const renderGone = (language?: ClientLanguage): string =>
  renderInvoiceGone(toGoneWords(ACCOUNTING_ERRORS['invoice_link.gone'], language));
