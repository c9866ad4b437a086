import { ok } from '@wayline/core/kernel/result';
import { countsContracts } from '@wayline/core/notifications/counts.contract';
import { endpoint } from '../kernel/endpoint';
import { NOTHING_WAITS } from './nothing-waits';

export const handler = endpoint(countsContracts['messaging.internal-messages.count'], async () =>
  ok({ internal_message_count: NOTHING_WAITS.internal_message_count }),
);
