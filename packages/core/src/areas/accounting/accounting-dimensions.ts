import { type DimensionTarget, dimensionTarget } from '../ledger/public';
import { Credits } from './credits/credit.records';
import { CreditId } from './credits/credit-id';
import { Invoices } from './invoices/invoice.records';
import { InvoiceId } from './invoices/invoice-id';
import { Payments } from './payments/payment.records';
import { PaymentId } from './payments/payment-id';

/** The invoices, payments and credits that lines of journal entries name. */
export const accountingDimensions: readonly DimensionTarget[] = [
  dimensionTarget('invoice', Invoices, {
    toKey: (id) => ({ id: InvoiceId.parse(id) }),
    toNamed: ({ formatted_invoice_number: name }) => (name ? { name } : undefined),
  }),
  dimensionTarget('payment', Payments, {
    // Lines from before payments had records hold a text.
    toKey: (id) => {
      const known = PaymentId.safeParse(id);
      return known.success ? { id: known.data } : undefined;
    },
    toNamed: (payment) => ({ name: Payments.label?.(payment) ?? '' }),
  }),
  dimensionTarget('credit', Credits, {
    // Lines from before credits had records hold a text.
    toKey: (id) => {
      const known = CreditId.safeParse(id);
      return known.success ? { id: known.data } : undefined;
    },
    toNamed: (credit) => ({ name: Credits.label?.(credit) ?? '' }),
  }),
];
