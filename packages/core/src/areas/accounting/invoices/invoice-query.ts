import { dayRange, type ListQuery, oneOf, reference } from '../../../base/list-query';
import { INVOICE_PAYMENT_STATUSES } from './invoice-status';

/** What the invoice table can be asked. Whether something is overdue follows from the day, so it is asked as open and due before today. */
export const INVOICE_QUERY = {
  filters: {
    payment_status: oneOf([...INVOICE_PAYMENT_STATUSES, 'draft'], { any: 'All' }),
    client: reference('client'),
    trip: reference('trip'),
    advisor: reference('user'),
    issued: dayRange('issued_from', 'issued_until'),
    due: dayRange('due_from', 'due_until'),
  },
} as const satisfies ListQuery;
