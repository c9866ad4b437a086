import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { idPattern } from '@wayline/core/base/id-shape';
import { useSearchParams } from 'react-router-dom';
import { INVOICE_PARAM } from '../../lib/address-names';

const NEW = 'new';
const IS_INVOICE = idPattern('invoice');
const isInvoiceId = (text: string): text is InvoiceId => IS_INVOICE.test(text);

/**
 * The invoice that is open over a page, kept in its address, so that it can be linked and Back closes it; `new` is one to be made. What else
 * the address says stays as it is.
 */
export const useOpenedInvoice = () => {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(INVOICE_PARAM) ?? '';
  const opened: typeof NEW | InvoiceId | undefined = asked === NEW ? NEW : isInvoiceId(asked) ? asked : undefined;
  const put = (invoice: string | undefined, replace: boolean) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (invoice) after.set(INVOICE_PARAM, invoice);
        else after.delete(INVOICE_PARAM);
        return after;
      },
      { replace },
    );
  /** The address at which an invoice is open over this page. */
  const addressOf = (invoice: string): string => {
    const after = new URLSearchParams(address);
    after.set(INVOICE_PARAM, invoice);
    return `?${after}`;
  };
  return {
    opened,
    addressOf,
    open: (invoice: InvoiceId | typeof NEW) => put(invoice, false),
    openNew: () => put(NEW, false),
    /** What was made takes the place of what it was made from. */
    replace: (invoice: InvoiceId) => put(invoice, true),
    close: () => put(undefined, true),
  };
};
export type OpenedInvoice = ReturnType<typeof useOpenedInvoice>;
