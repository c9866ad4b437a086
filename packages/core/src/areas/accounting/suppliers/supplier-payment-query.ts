import { dayRange, type ListQuery, oneOf, reference } from '../../../base/list-query';
import { PAID_BY, SUPPLIER_PAYMENT_KINDS } from './supplier-payment';

/** What the table of payments to suppliers can be asked. */
export const SUPPLIER_PAYMENT_QUERY = {
  states: { name: 'show', parts: { current: ['current'], deleted: ['aside'] } },
  filters: {
    kind: oneOf(SUPPLIER_PAYMENT_KINDS),
    payment_method: oneOf(PAID_BY),
    supplier: reference('institution'),
    trip: reference('trip'),
    paid: dayRange('paid_from', 'paid_until'),
  },
} as const satisfies ListQuery;
