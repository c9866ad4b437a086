import { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { NOTHING_WAITS } from './nothing-waits';

export const handler = endpoint(countsContracts['messaging.notifications.count'], async () =>
  ok({ message_notifications_count: NOTHING_WAITS.message_notifications_count }),
);
