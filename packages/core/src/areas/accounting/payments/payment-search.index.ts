import type { SearchIndex } from '../../../store/search/search-index';
import { isUndeposited } from '../deposits/undeposited';
import { type PaymentRow, toUnapplied } from './payment';
import { DELETED_PAYMENT_LIST, PAYMENT_LIST, PaymentRows, Payments } from './payment.records';
import { PAYMENT_QUERY } from './payment-query';

/** How payments are found: by who paid, reference, remark, invoice and trip, in one box. */
export const PAYMENT_INDEX: SearchIndex<typeof Payments, PaymentRow, typeof PAYMENT_QUERY> = {
  name: 'PAYMENTS',
  def: Payments,
  rows: PaymentRows,
  serial: ({ serial }) => serial,
  texts: ({ client, trip, remark }) => [client.name, trip?.trip_name, remark],
  codes: ({ confirmation_code, trip, client, applied }) => [
    ...[confirmation_code, trip?.code, client.acc_no],
    ...applied.map(({ invoice_no }) => invoice_no),
  ],
  search: { codes: true },
  query: PAYMENT_QUERY,
  values: (payment) => ({
    payment_method: [payment.transaction_type, ...(payment.transaction_type === 'credit_point' ? [] : ['money'])],
    client: payment.client.id,
    trip: [...new Set(payment.applied.map(({ trip_id }) => trip_id))],
    received: payment.received_on,
    unapplied: toUnapplied(payment).amount > 0,
    undeposited: isUndeposited(payment),
  }),
  aside: { name: 'deleted', has: ({ deleted_at }) => Boolean(deleted_at) },
  lists: () => ({ current: PAYMENT_LIST, aside: DELETED_PAYMENT_LIST }),
  members: ({ member_ids }) => member_ids,
  subject: ({ trip_id, client }): Record<string, string> => (trip_id ? { trip_id } : { client_id: client.id }),
};
