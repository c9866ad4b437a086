import { dayRange, flag, keyword, type ListQuery, oneOf, reference } from '../../base/list-query';
import { CLIENT_STATUSES } from './client';

/** What the list of individuals can be asked. Source: R-ACC-032. */
export const CLIENT_QUERY = {
  states: { name: 'show', parts: { current: ['current'], deleted: ['aside'] } },
  filters: {
    status: oneOf(CLIENT_STATUSES),
    /** Who advises them. */
    advisor: reference('user'),
    tag: keyword({ anyCase: true }),
    /** Where they come from, as it is written in their profiles. */
    source: keyword(),
    added: dayRange('from', 'until'),
    /** When their last trip ended. */
    traveled: dayRange('traveled_from', 'traveled_until'),
    /** Who owes something on issued invoices. */
    owes: flag(),
  },
} as const satisfies ListQuery;
