import { CLIENT, INVOICE, inDays, TRIP } from './an-invoice.fixture';
import type { InvoicePayment, Payment, PaymentRow, ShownPayout } from './payment-queries';

const letters = (letter: string) => letter.repeat(26);
export const PAYMENT = `payment_${letters('7')}` as PaymentRow['id'];
export const APPLICATION = `application_${letters('8')}` as InvoicePayment['id'];
const USER = `usr_${letters('5')}` as Payment['received_by'];

/** A row of the payment table: a check, half of it applied. */
export const paymentRow = (differs: Partial<PaymentRow> = {}): PaymentRow => ({
  ...{ id: PAYMENT, client_id: CLIENT, trip_id: TRIP, currency: 'USD', received_on: inDays(-2) },
  ...{ created_at: '2031-01-01T00:00:00.000Z', invoice_no: 'INV-2031-00001', trip_code: 'T-1001', trip_name: 'Amalfi' },
  ...{ confirmation_code: '4711', payment_method: 'check', paid_by_name: 'Ada Price', remark: 'By mail' },
  ...{ received_by_name: 'Marta Lindqvist', received_amount: 100_000, unapplied_amount: 50_000 },
  ...{ refunded_amount: 0, disputed: false },
  ...differs,
});

/** The same payment as it opens. */
export const wholePayment = (
  differs: Partial<Payment> = {},
  payouts: ShownPayout[] = [],
): { payment: Payment; payouts: ShownPayout[] } => ({
  payouts,
  payment: {
    ...{ id: PAYMENT, client_id: CLIENT, client: { id: CLIENT, name: 'Ada Price', acc_no: 'C-1001' } },
    ...{ transaction_type: 'check', currency: 'USD', amount: 100_000, received_on: inDays(-2), books: 'USD' },
    ...{ confirmation_code: '4711', remark: 'By mail', base_amount: 100_000, unapplied_amount: 50_000 },
    ...{ received_by: USER, received_by_name: 'Marta Lindqvist', trip_id: TRIP },
    applied: [
      {
        ...{ id: APPLICATION, invoice_id: INVOICE, payer_id: 'p1', client_id: CLIENT, trip_id: TRIP },
        ...{ invoice_no: 'INV-2031-00001', amount: 50_000, base: 50_000, owed_base: 50_000, applied_on: inDays(-2) },
      },
    ],
    refunds: [],
    ...{ conversions: [], failed_refunds: [], moves: [], disputes: [] },
    ...{ fee: 0, fee_base: 0 },
    ...{ created_at: '2031-01-01T00:00:00.000Z', updated_at: '2031-01-01T00:00:00.000Z', version: 1 },
    ...differs,
  },
});

/** What of it is on the invoice, as the invoice says it. */
export const invoicePayment = (differs: Partial<InvoicePayment> = {}): InvoicePayment => ({
  ...{ invoice_id: INVOICE, id: APPLICATION, payment_id: PAYMENT, payer_id: 'p1', trip_id: TRIP, currency: 'USD' },
  ...{ amount: 50_000, owed_base: 50_000, applied_on: inDays(-2), received_on: inDays(-2), payment_method: 'check' },
  ...{ paid_by_name: 'Ada Price', confirmation_code: '4711', disputed: false },
  ...differs,
});

export const PAYMENTS = 'GET /services/book/api/v3/payments';
export const ONE_PAYMENT = `/services/book/api/v3/payments/${PAYMENT}`;
