import { CreditId } from '@wayline/core/areas/accounting/credits/credit-id';
import { DepositSlipId } from '@wayline/core/areas/accounting/deposits/deposit-slip-id';
import { InvoiceId, WriteOffId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { InvoiceLinkId } from '@wayline/core/areas/accounting/links/invoice-link';
import { ApplicationId, PaymentId, RefundId } from '@wayline/core/areas/accounting/payments/payment-id';
import { ClientId } from '@wayline/core/areas/clients/client-id';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** The draft of an invoice over a fee, and one that was issued. */
    invoiceDraft: InvoiceId;
    invoice: InvoiceId;
    /** Who pays these. */
    payer: ClientId;
    /** A link to that, and the token that it opens with. */
    invoiceLink: InvoiceLinkId;
    invoiceToken: string;
    /** An invoice on which a part of a payment is, that part, and the payment; and a payment of which nothing is applied. */
    paidInvoice: InvoiceId;
    appliedPart: ApplicationId;
    appliedPayment: PaymentId;
    payment: PaymentId;
    /** An invoice of which some is written off, and that. */
    writtenOffInvoice: InvoiceId;
    writeOff: WriteOffId;
    /** A check that was deposited, and its slip. */
    depositedCheck: PaymentId;
    depositSlip: DepositSlipId;
    /** A payment of which some went back, and that refund. */
    refundedPayment: PaymentId;
    refund: RefundId;
    /** Credit that was granted, of which nothing is spent. */
    credit: CreditId;
  }
}

/** Invoices of the trip for the client, and what they paid. */
export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id, digit) => ({
    payer: ClientId.parse(id('cli')),
    ...{ invoiceDraft: InvoiceId.parse(id('invoice')), invoice: InvoiceId.parse(id('invoice')) },
    ...{ invoiceLink: InvoiceLinkId.parse(id('invoice_link')), invoiceToken: digit.repeat(43) },
    ...{ paidInvoice: InvoiceId.parse(id('invoice')), appliedPart: ApplicationId.parse(id('application')) },
    ...{ appliedPayment: PaymentId.parse(id('payment')), payment: PaymentId.parse(id('payment')) },
    ...{ refundedPayment: PaymentId.parse(id('payment')), refund: RefundId.parse(id('refund')) },
    credit: CreditId.parse(id('client_credit')),
    ...{ depositedCheck: PaymentId.parse(id('payment')), depositSlip: DepositSlipId.parse(id('deposit_slip')) },
    ...{ writtenOffInvoice: InvoiceId.parse(id('invoice')), writeOff: WriteOffId.parse(id('write_off')) },
  }),
  make: async ({ world, as, name, trip }) => {
    const person = { first_name: name, emails: ['payer@example.com'] };
    const { client } = expectOk(await world.call('crm.individuals.create', person, { as }));
    const draft = {
      ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client.id }] },
      lines: [{ id: 'l1', kind: 'planning_fee' as const, title: name, unit_price: 25_000 }],
      milestones: [
        {
          ...{ id: 'm1', name: 'All of it' },
          ...{ due: { kind: 'after_issue' as const, days: 7 }, part: { mode: 'rest' as const } },
        },
      ],
    };
    const { invoice: invoiceDraft } = expectOk(await world.call('book.invoices.create', draft, { as }));
    const issued = async () => {
      const { invoice } = expectOk(await world.call('book.invoices.create', draft, { as }));
      return expectOk(await world.call('book.invoices.issue', { id: invoice.id, version: 1 }, { as })).invoice;
    };
    const [invoice, paid, given] = [await issued(), await issued(), await issued()];
    const loss = { id: given.id, version: given.version, payer_id: 'p1', amount: 5_000, reason: name };
    const writtenOff = expectOk(await world.call('book.invoices.write-off', loss, { as })).invoice;
    const asked = { invoice_id: invoice.id, payer_id: 'p1' };
    const { link, url } = expectOk(await world.call('book.invoice-links.create', asked, { as }));
    const received = async (...apply: { invoice_id: InvoiceId; payer_id: string; amount: number }[]) => {
      const check = { transaction_type: 'check' as const, currency: 'USD', amount: 12_500, remark: name };
      const payment = { ...check, client_id: client.id, apply };
      return expectOk(await world.call('book.payments.create', payment, { as })).payment;
    };
    const { id, version } = await received();
    const check = { id, version, transaction_type: 'check' as const, amount: 2_500 };
    const refunded = expectOk(await world.call('book.payments.refund', check, { as })).payment;
    const applied = await received({ invoice_id: paid.id, payer_id: 'p1', amount: 10_000 });
    const goodwill = { client_id: client.id, currency: 'USD', amount: 5_000, reason: name };
    const { credit } = expectOk(await world.call('book.client-credits.grant', goodwill, { as }));
    const depositedCheck = (await received()).id;
    const deposit = { payment_ids: [depositedCheck] };
    const { slip } = expectOk(await world.call('book.deposit-slips.create', deposit, { as }));
    return {
      ...{ depositedCheck, depositSlip: slip.id },
      ...{ payer: client.id, invoiceDraft: invoiceDraft.id, invoice: invoice.id, paidInvoice: paid.id },
      ...{ invoiceLink: link.id, invoiceToken: url.split('/').at(-1) ?? '' },
      ...{ appliedPart: applied.applied[0]?.id as ApplicationId, appliedPayment: applied.id },
      payment: (await received()).id,
      ...{ refundedPayment: refunded.id, refund: refunded.refunds[0]?.id as RefundId },
      credit: credit.id,
      ...{ writtenOffInvoice: given.id, writeOff: writtenOff.write_offs[0]?.id as WriteOffId },
    };
  },
};
