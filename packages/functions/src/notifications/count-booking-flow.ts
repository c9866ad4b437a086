import { countsContracts, NOTHING_WAITS } from '@wayline/core/areas/notifications/counts.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(countsContracts['book.flow-notifications.count'], async () => ok(NOTHING_WAITS));
