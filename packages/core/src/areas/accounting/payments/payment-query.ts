import { dayRange, flag, type ListQuery, oneOf, reference } from '../../../base/list-query';
import { RECEIVED_BY } from './payment';

/** What the payment table can be asked. */
export const PAYMENT_QUERY = {
  states: { name: 'show', parts: { current: ['current'], deleted: ['aside'] } },
  filters: {
    /** `money` is all of them but the spending of credit. */
    payment_method: oneOf([...RECEIVED_BY, 'money']),
    client: reference('client'),
    trip: reference('trip'),
    received: dayRange('received_from', 'received_until'),
    /** Of which something isn't applied to any invoice. */
    unapplied: flag(),
    /** Checks that weren’t brought to the bank yet. */
    undeposited: flag(),
  },
} as const satisfies ListQuery;
