import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import type { SupplierPaymentId } from '@wayline/core/areas/accounting/suppliers/supplier-payment-id';
import { idPattern } from '@wayline/core/base/id-shape';
import { useSearchParams } from 'react-router-dom';
import { INVOICE_PARAM, PAYMENT_PARAM, SUPPLIER_PAYMENT_PARAM } from '../../lib/address-names';

const NEW = 'new';
type New = typeof NEW;

/**
 * The record that is open over a page, kept in its address, so that it can be linked and Back closes it; `new` is one to be made. What else
 * the address says stays as it is.
 */
const useOpened = <Id extends string>(param: string, isId: (text: string) => text is Id) => {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(param) ?? '';
  const opened: New | Id | undefined = asked === NEW ? NEW : isId(asked) ? asked : undefined;
  const put = (record: string | undefined, replace: boolean) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (record) after.set(param, record);
        else after.delete(param);
        return after;
      },
      { replace },
    );
  /** The address at which a record is open over this page. */
  const addressOf = (record: string): string => {
    const after = new URLSearchParams(address);
    after.set(param, record);
    return `?${after}`;
  };
  return {
    opened,
    addressOf,
    open: (record: Id | New) => put(record, false),
    openNew: () => put(NEW, false),
    /** What was made takes the place of what it was made from. */
    replace: (record: Id) => put(record, true),
    close: () => put(undefined, true),
  };
};
export type Opened<Id extends string> = ReturnType<typeof useOpened<Id>>;

const IS_INVOICE = idPattern('invoice');
const isInvoiceId = (text: string): text is InvoiceId => IS_INVOICE.test(text);
export const useOpenedInvoice = () => useOpened(INVOICE_PARAM, isInvoiceId);
export type OpenedInvoice = Opened<InvoiceId>;

const IS_PAYMENT = idPattern('payment');
const isPaymentId = (text: string): text is PaymentId => IS_PAYMENT.test(text);
export const useOpenedPayment = () => useOpened(PAYMENT_PARAM, isPaymentId);
export type OpenedPayment = Opened<PaymentId>;

const IS_SUPPLIER_PAYMENT = idPattern('supplier_payment');
const isSupplierPaymentId = (text: string): text is SupplierPaymentId => IS_SUPPLIER_PAYMENT.test(text);
export const useOpenedSupplierPayment = () => useOpened(SUPPLIER_PAYMENT_PARAM, isSupplierPaymentId);
export type OpenedSupplierPayment = Opened<SupplierPaymentId>;
