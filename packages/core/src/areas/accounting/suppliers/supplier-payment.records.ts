import { TripId } from '../../../base/ids';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { listRow } from '../../../store/list-row';
import { countsOn, record, view } from '../../../store/record';
import { Trips } from '../../trip/public';
import { ofTripMoney } from '../invoices/invoice.records';
import {
  type SupplierPayment,
  SupplierPaymentRow,
  SupplierPayment as SupplierPaymentSchema,
  toSupplierPaymentRow,
} from './supplier-payment';
import { supplierPaymentEvents } from './supplier-payment.events';
import { SupplierPaymentId } from './supplier-payment-id';

export const [SUPPLIER_PAYMENT_LIST, DELETED_SUPPLIER_PAYMENT_LIST] = [
  ['SUPPLIER_PAYMENTS'],
  ['DELETED_SUPPLIER_PAYMENTS'],
] as const;
export const ofSupplierPayment = (id: string) => ['SUPPLIER_PAYMENT', id] as const;

/** How the table of payments to suppliers is kept. */
export const SupplierPaymentRows = listRow(SupplierPaymentRow, {
  columns: [
    'kind',
    'trip_id',
    'currency',
    'paid_on',
    'supplier_id',
    'supplier_name',
    'trip_code',
    'trip_name',
    'bookings',
    'payment_method',
    'confirmation_code',
    'remark',
    'settled_amount',
    'commission_kept',
    'recorded_by_name',
    'created_at',
  ],
  keyed: { id: ({ order: [id = ''] }) => SupplierPaymentId.parse(id) },
  usual: { kind: 'company_to_supplier', currency: 'USD', commission_kept: 0 },
});

/** A payment as each trip has it of which there is a booking. */
export const TripSupplierPayments = record({
  name: 'trip_supplier_payment',
  schema: SupplierPaymentRow.extend({ trip_id: TripId }),
  key: ['trip_id', 'id'],
  partition: (k) => ofTripMoney(k.trip_id),
  sort: (k) => ['SUPPLIER_PAYMENT', k.id],
});

const isKept = ({ deleted_at }: SupplierPayment) => !deleted_at;
const listTrips = ({ parts }: SupplierPayment) => [...new Set(parts.map(({ trip_id }) => trip_id))];

/** A payment to a supplier. One that was deleted stays, out of all lists but its own: what it posted stays too. */
export const SupplierPayments = record({
  name: 'supplier_payment',
  schema: SupplierPaymentSchema,
  key: ['id'],
  partition: (k) => ofSupplierPayment(k.id),
  sort: () => ['SUPPLIER_PAYMENT'],
  list: (payment) => ({
    list: isKept(payment) ? SUPPLIER_PAYMENT_LIST : DELETED_SUPPLIER_PAYMENT_LIST,
    order: [payment.id],
    row: SupplierPaymentRows.pack(toSupplierPaymentRow(payment)),
  }),
  counted: true,
  counts: [
    countsOn(
      Trips,
      (payment: SupplierPayment) => listTrips(payment).map((id) => ({ id })),
      (payment): Record<string, number> => (isKept(payment) ? { supplier_payments: 1 } : {}),
    ),
  ],
  label: ({ amount, currency, supplier_name }: SupplierPayment) =>
    `${formatMoney(money(amount, currency))} · ${supplier_name}`,
  history: ({ id }: SupplierPayment) => id,
  facts: {
    created: supplierPaymentEvents.made,
    changed: supplierPaymentEvents.changed,
    deleted: supplierPaymentEvents.deleted,
  },
  unaudited: ['serial', 'trip', 'trip_id', 'member_ids', 'parts', 'recorded_by'],
  views: [
    view(TripSupplierPayments, (payment: SupplierPayment) =>
      listTrips(payment)
        .filter(() => isKept(payment))
        .map((trip_id) => ({ ...toSupplierPaymentRow(payment), trip_id })),
    ),
  ],
});
