import * as z from 'zod';
import { TripId } from '../../../base/ids';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { listRow } from '../../../store/list-row';
import { record, view } from '../../../store/record';
import type { Backfill } from '../../../store/reindex';
import { ofClientMoney, ofInvoice, ofTripMoney } from '../invoices/invoice.records';
import { InvoiceId } from '../invoices/invoice-id';
import {
  InvoicePayment,
  isDisputed,
  type Payment,
  PaymentRow,
  Payment as PaymentSchema,
  toPaymentRow,
} from './payment';
import { paymentEvents } from './payment.events';
import { ApplicationId, PaymentId } from './payment-id';
import { PaymentTotals, toPaymentTotalParts } from './payment-totals';

export const [PAYMENT_LIST, DELETED_PAYMENT_LIST] = [['PAYMENTS'], ['DELETED_PAYMENTS']] as const;
export const ofPayment = (id: string) => ['PAYMENT', id] as const;

export const ofOnlinePayment = (id: string) => ['ONLINE_PAYMENT', id] as const;
export const ofApplication = (id: string) => ['APPLICATION', id] as const;

/** How the payment table is kept. */
export const PaymentRows = listRow(PaymentRow, {
  columns: [
    'client_id',
    'trip_id',
    'currency',
    'received_on',
    'created_at',
    'invoice_no',
    'trip_code',
    'trip_name',
    'confirmation_code',
    'remark',
    'payment_method',
    'paid_by_name',
    'received_by_name',
    'received_amount',
    'unapplied_amount',
    'refunded_amount',
    'disputed',
  ],
  keyed: { id: ({ order: [id = ''] }) => PaymentId.parse(id) },
  usual: { currency: 'USD', unapplied_amount: 0, refunded_amount: 0, disputed: false },
});

/** What of a payment is on an invoice, as the invoice shows it; it lies with the invoice. */
export const InvoicePayments = record({
  name: 'invoice_payment',
  schema: InvoicePayment,
  key: ['invoice_id', 'id'],
  partition: (k) => ofInvoice(k.invoice_id),
  sort: (k) => ['PAYMENT', k.id],
});

/** Which payment a part is of, for those who know the part alone. */
export const Applications = record({
  name: 'application',
  schema: z.object({ id: ApplicationId, payment_id: PaymentId, invoice_id: InvoiceId, trip_id: TripId }),
  key: ['id'],
  partition: (k) => ofApplication(k.id),
  sort: () => ['APPLICATION'],
});

/** A payment as its client has it, and as each trip has it for which there is a part. */
export const ClientPayments = record({
  name: 'client_payment',
  schema: PaymentRow,
  key: ['client_id', 'id'],
  partition: (k) => ofClientMoney(k.client_id),
  sort: (k) => ['PAYMENT', k.id],
});
export const TripPayments = record({
  name: 'trip_payment',
  schema: PaymentRow.extend({ trip_id: TripId }),
  key: ['trip_id', 'id'],
  partition: (k) => ofTripMoney(k.trip_id),
  sort: (k) => ['PAYMENT', k.id],
});

/** Which payment came under what Stripe knows one by, as its news name it. */
export const OnlinePaymentKeys = record({
  name: 'online_payment',
  schema: z.object({ online_id: z.string(), payment_id: PaymentId }),
  key: ['online_id'],
  partition: (k) => ofOnlinePayment(k.online_id),
  sort: () => ['ONLINE_PAYMENT'],
});

const isKept = ({ deleted_at }: Payment) => !deleted_at;
const eachPart = <T>(payment: Payment, toRow: (part: Payment['applied'][number]) => T): T[] =>
  isKept(payment) ? payment.applied.map(toRow) : [];

/** A payment. One that was deleted stays, out of all lists but its own: what it posted stays too. */
export const Payments = record({
  name: 'payment',
  schema: PaymentSchema,
  key: ['id'],
  partition: (k) => ofPayment(k.id),
  sort: () => ['PAYMENT'],
  list: (payment) => ({
    list: isKept(payment) ? PAYMENT_LIST : DELETED_PAYMENT_LIST,
    order: [payment.id],
    row: PaymentRows.pack(toPaymentRow(payment)),
  }),
  counted: true,
  sums: [{ into: PaymentTotals, parts: toPaymentTotalParts }],
  label: ({ amount, currency, client }: Payment) => `${formatMoney(money(amount, currency))} of ${client.name}`,
  history: ({ id }: Payment) => id,
  facts: {
    created: paymentEvents.received,
    changed: paymentEvents.changed,
    deleted: paymentEvents.deleted,
  },
  unaudited: [
    ...(['serial', 'client', 'trip', 'trip_id', 'member_ids', 'applied', 'refunds', 'conversions'] as const),
    ...(['received_by', 'failed_refunds', 'moves', 'disputes', 'receipt', 'deposit'] as const),
  ],
  views: [
    view(InvoicePayments, (payment: Payment) =>
      eachPart(payment, ({ invoice_id, id, payer_id, trip_id, amount, owed_base, applied_on }) => ({
        ...{ invoice_id, id, payer_id, trip_id, amount, owed_base, applied_on },
        ...{ payment_id: payment.id, currency: payment.currency, received_on: payment.received_on },
        ...{ payment_method: payment.transaction_type, paid_by_name: payment.client.name },
        ...{ confirmation_code: payment.confirmation_code, disputed: isDisputed(payment) },
        ...(payment.receipt && { receipt_sent_at: payment.receipt.sent_at, receipt_client_id: payment.client_id }),
      })),
    ),
    view(Applications, (payment: Payment) =>
      eachPart(payment, ({ id, invoice_id, trip_id }) => ({ id, invoice_id, trip_id, payment_id: payment.id })),
    ),
    view(OnlinePaymentKeys, ({ online_id, id }: Payment) => (online_id ? [{ online_id, payment_id: id }] : [])),
    view(ClientPayments, (payment: Payment) => (isKept(payment) ? [toPaymentRow(payment)] : [])),
    view(TripPayments, (payment: Payment) =>
      [...new Set(payment.applied.map(({ trip_id }) => trip_id))]
        .filter(() => isKept(payment))
        .map((trip_id) => ({ ...toPaymentRow(payment), trip_id })),
    ),
  ],
});

/** Payments that came online before Stripe’s side of them was kept are found by what Stripe knows them by, too. */
export const ONLINE_KEYS_BACKFILL: Backfill<typeof Payments> = {
  def: Payments,
  writes: async (db, { online_id, id }) =>
    !online_id || (await db.get(OnlinePaymentKeys, { online_id }, true))
      ? []
      : [db.put(OnlinePaymentKeys, { online_id, payment_id: id })],
};
