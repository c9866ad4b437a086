import { dayRange, keyword, type ListQuery, oneOf } from '../../../base/list-query';

/** What the table of bank lines can be asked. */
export const BANK_LINE_QUERY = {
  states: { name: 'show', parts: { open: ['current'], done: ['aside'], all: ['current', 'aside'] } },
  order: { name: 'order', descending: 'latest', ascending: 'earliest' },
  filters: {
    account: keyword(),
    file: keyword(),
    direction: oneOf(['in', 'out']),
    moved: dayRange('moved_from', 'moved_until'),
  },
} as const satisfies ListQuery;
