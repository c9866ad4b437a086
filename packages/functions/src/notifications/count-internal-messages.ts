import { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { NOTHING_WAITS } from './nothing-waits';

export const handler = endpoint(countsContracts['messaging.internal-messages.count'], async () =>
  ok({ internal_message_count: NOTHING_WAITS.internal_message_count }),
);
