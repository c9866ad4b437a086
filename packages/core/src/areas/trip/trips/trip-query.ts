import { dayRange, keyword, type ListQuery, oneOf, reference } from '../../../base/list-query';
import { TRIP_GROUP_KINDS, TRIP_STATUSES, TRIP_SUB_TYPE_CODES, TRIP_SUB_TYPES } from './trip-types';

/** What the trip list can be asked. All shows what is archived behind the rest. Source: spec 2 §2 Trip list table. */
export const TRIP_QUERY = {
  states: { name: 'filter', parts: { Active: ['current'], Archived: ['aside'], All: ['current', 'aside'] } },
  filters: {
    status: oneOf(TRIP_STATUSES, { any: 'All' }),
    group_kind: oneOf(TRIP_GROUP_KINDS),
    sub_type: oneOf([...TRIP_SUB_TYPES, ...TRIP_SUB_TYPE_CODES]),
    /** Who works on it. */
    advisor: reference('user'),
    tag: keyword({ anyCase: true }),
    /** When it leaves. */
    start: dayRange('from', 'until'),
  },
} as const satisfies ListQuery;
