import { dayRange, type ListQuery, oneOf, reference } from '../../../base/list-query';
import { PAID_TO } from '../invoices/invoice-line';

/** What the table of payables can be asked. Those that are due first come first, unless the other order is asked for. */
export const PAYABLE_QUERY = {
  states: { name: 'show', parts: { open: ['current'], settled: ['aside'], all: ['current', 'aside'] } },
  order: { name: 'order', descending: 'latest', ascending: 'soonest' },
  filters: {
    paid_to: oneOf(PAID_TO),
    supplier: reference('institution'),
    trip: reference('trip'),
    due: dayRange('due_from', 'due_until'),
  },
} as const satisfies ListQuery;
