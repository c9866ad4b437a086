import type { creditsContracts } from '@wayline/core/areas/accounting/credits/credits.contract';
import type { depositsContracts } from '@wayline/core/areas/accounting/deposits/deposits.contract';
import type { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import type { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import type { onlineContracts } from '@wayline/core/areas/accounting/online/online.contract';
import type { paymentsContracts } from '@wayline/core/areas/accounting/payments/payments.contract';
import { CompanyId } from '@wayline/core/base/ids';
import type { Prepared } from '../sweeps/prepared';
import type { SamplesOf } from '../sweeps/samples-of';

const fee = {
  ...{ id: 'l2', kind: 'planning_fee' as const, title: 'Planning' },
  ...{ unit_price: 25_000, tax_codes: ['T825'] },
};
const draft = ({ trip, client, booking }: Prepared) => ({
  trip_ids: [trip],
  pay_as: 'single' as const,
  currency: 'USD',
  rates: { EUR: '1.0853' },
  taxes: [{ code: 'T825', name: 'Sales tax', rate: '8.25' }],
  discount: { mode: 'percentage' as const, percentage: '5' },
  payers: [{ id: 'p1', client_id: client }],
  milestones: [
    {
      ...{ id: 'm1', name: 'Deposit', due: { kind: 'after_issue' as const, days: 7 } },
      part: { mode: 'percentage' as const, percentage: '20' },
    },
    {
      ...{ id: 'm2', name: 'Final payment', due: { kind: 'on_day' as const, day: '2031-05-01' } },
      part: { mode: 'rest' as const },
    },
  ],
  message: 'Thank you for traveling with us.',
  lines: [
    {
      ...{ id: 'l1', kind: 'booking' as const, title: 'Hotel', booking_id: booking, trip_id: trip },
      ...{ unit_price: 120_000, detail: 'Seven nights' },
    },
    fee,
  ],
});

export const SAMPLES = {
  'book.invoices.list': () => ({ payment_status: 'open' as const, per_page: 10 }),
  'book.invoices.summary': () => ({}),
  'book.invoices.get': (p) => ({ id: p.invoice }),
  'book.invoices.create': draft,
  'book.invoices.update': (p) => ({ ...draft(p), id: p.invoiceDraft, version: 1 }),
  'book.invoices.delete': (p) => ({ id: p.invoiceDraft, version: 1 }),
  'book.invoices.issue': (p) => ({ id: p.invoiceDraft, version: 1 }),
  'book.invoices.revise': (p) => ({ ...draft(p), lines: [fee], id: p.invoice, version: 2 }),
  'book.invoices.cancel': (p) => ({ id: p.invoice, version: 2 }),
  'book.invoices.credit': (p) => ({
    ...{ id: p.invoice, version: 2, reason: 'The planning was canceled.' },
    lines: [{ line_id: 'l1', amount: 10_000 }],
  }),
  'book.invoices.write-off': (p) => ({
    ...{ id: p.invoice, version: 2, payer_id: 'p1', amount: 10_000 },
    reason: 'The client can’t be reached.',
  }),
  'book.invoices.write-off.delete': (p) => ({ id: p.writtenOffInvoice, write_off_id: p.writeOff }),
  'book.invoice-links.list': (p) => ({ invoice_id: p.invoice }),
  'book.invoice-links.create': (p) => ({
    ...{ invoice_id: p.invoice, payer_id: 'p1', email: 'ada@example.com' },
    message: 'Here is your invoice.',
  }),
  'book.invoice-links.revoke': (p) => ({ invoice_id: p.invoice, id: p.invoiceLink }),
  'book.invoices.pdf': (p) => ({ id: p.invoice, payer_id: 'p1' }),
  'public.invoice.page': (p) => ({ token: p.invoiceToken }),
  'public.invoice.pdf': (p) => ({ token: p.invoiceToken }),
  'public.invoice.pay': (p) => ({
    token: p.invoiceToken,
    // Naming the account is what has it connected.
    fields: [['pays', 'rest'] as [string, string], ['by', p.paymentAccount ? 'card' : 'bank'] as [string, string]],
  }),
  'public.payment-news': () => ({ company_id: CompanyId.parse(`cmp_${'0'.repeat(26)}`) }),
  'book.payment-account.get': () => ({}),
  'book.payment-account.connect': (p) => ({ api_key: p.paymentKey }),
  'book.payment-account.disconnect': (p) => (p.paymentAccount ? {} : {}),
  'trips.money.get': (p) => ({ id: p.trip }),
  'book.payments.list': () => ({ payment_method: 'check' as const, per_page: 10 }),
  'book.payments.summary': () => ({}),
  'book.payments.get': (p) => ({ id: p.payment }),
  'book.payments.create': (p) => ({
    ...{ client_id: p.client, transaction_type: 'bank_transfer' as const, account: '1010' },
    ...{ currency: 'USD', amount: 20_000, confirmation_code: 'WIRE 4711', remark: 'Deposit' },
    apply: [{ invoice_id: p.invoice, payer_id: 'p1', amount: 15_000 }],
  }),
  'book.payments.apply': (p) => ({
    ...{ id: p.payment, version: 1 },
    apply: [{ invoice_id: p.invoice, payer_id: 'p1', amount: 5_000 }],
  }),
  'book.payments.bounce': (p) => ({ id: p.depositedCheck, version: 2, fee: 1_500 }),
  'book.deposit-slips.list': () => ({ per_page: 10 }),
  'book.deposit-slips.pdf': (p) => ({ id: p.depositSlip }),
  'book.deposit-slips.checks': () => ({}),
  'book.deposit-slips.create': (p) => ({ account: '1010', payment_ids: [p.payment] }),
  'book.deposit-slips.delete': (p) => ({ id: p.depositSlip }),
  'book.payments.delete': (p) => ({ id: p.payment }),
  'book.payments.detach': (p) => ({ invoice_payment_mapper_id: p.appliedPart, invoice_id: p.paidInvoice }),
  'book.payments.receipt': (p) => ({ id: p.appliedPayment }),
  'book.payments.refund': (p) => ({
    ...{ id: p.payment, version: 1, transaction_type: 'check' as const, amount: 2_500 },
    ...{ confirmation_code: 'CHK 88', remark: 'Canceled in time' },
  }),
  // It came, Stripe kept its part of it, and it was taken off its invoice.
  'book.payments.online-refund': (p) => ({ id: p.onlinePayment, version: 3, amount: 2_500 }),
  'book.payments.refund.delete': (p) => ({ id: p.refundedPayment, refund_id: p.refund }),
  'book.invoice-payments.delete': (p) => ({ id: p.appliedPart }),
  'book.client-credits.list': (p) => ({ client_id: p.client, payment_type: 'credit_point' as const }),
  'book.client-credits.convert': (p) => ({
    ...{ id: p.payment, version: 1, amount: 2_500 },
    remark: 'For the next trip',
  }),
  'book.client-credits.grant': (p) => ({
    ...{ client_id: p.client, currency: 'USD', amount: 7_500 },
    ...{ reason: 'The late transfer', expires_on: '2031-12-31' },
  }),
  'book.client-credits.update': (p) => ({ id: p.credit, version: 1, expires_on: '2030-06-30', remark: 'Longer' }),
  'book.client-credits.delete': (p) => ({ id: p.credit }),
} satisfies SamplesOf<
  typeof invoicesContracts &
    typeof invoiceLinksContracts &
    typeof paymentsContracts &
    typeof creditsContracts &
    typeof depositsContracts &
    typeof onlineContracts
>;
