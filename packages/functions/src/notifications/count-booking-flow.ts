import { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { NOTHING_WAITS } from './nothing-waits';

export const handler = endpoint(countsContracts['book.flow-notifications.count'], async () =>
  ok({ booking_flow_notifications_count: NOTHING_WAITS.booking_flow_notifications_count }),
);
