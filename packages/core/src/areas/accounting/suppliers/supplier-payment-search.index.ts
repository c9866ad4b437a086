import type { SearchIndex } from '../../../store/search/search-index';
import type { SupplierPaymentRow } from './supplier-payment';
import {
  DELETED_SUPPLIER_PAYMENT_LIST,
  SUPPLIER_PAYMENT_LIST,
  SupplierPaymentRows,
  SupplierPayments,
} from './supplier-payment.records';
import { SUPPLIER_PAYMENT_QUERY } from './supplier-payment-query';

/** How payments to suppliers are found: by supplier, reference, remark, booking and trip, in one box. */
export const SUPPLIER_PAYMENT_INDEX: SearchIndex<
  typeof SupplierPayments,
  SupplierPaymentRow,
  typeof SUPPLIER_PAYMENT_QUERY
> = {
  name: 'SUPPLIER_PAYMENTS',
  def: SupplierPayments,
  rows: SupplierPaymentRows,
  serial: ({ serial }) => serial,
  texts: ({ supplier_name, remark, parts }) => [
    supplier_name,
    remark,
    ...parts.flatMap(({ title, trip_name }) => [title, trip_name]),
  ],
  codes: ({ confirmation_code, parts }) => [confirmation_code, ...parts.map(({ trip_code }) => trip_code)],
  search: { codes: true },
  query: SUPPLIER_PAYMENT_QUERY,
  values: (payment) => ({
    kind: payment.kind,
    payment_method: payment.transaction_type,
    supplier: payment.supplier_id,
    trip: [...new Set(payment.parts.map(({ trip_id }) => trip_id))],
    paid: payment.paid_on,
  }),
  aside: { name: 'deleted', has: ({ deleted_at }) => Boolean(deleted_at) },
  lists: () => ({ current: SUPPLIER_PAYMENT_LIST, aside: DELETED_SUPPLIER_PAYMENT_LIST }),
  members: ({ member_ids }) => member_ids,
  subject: ({ trip_id }) => ({ trip_id }),
};
