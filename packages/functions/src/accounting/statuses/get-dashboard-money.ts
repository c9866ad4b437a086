import { readDashboardMoney } from '@wayline/core/areas/accounting/statuses/dashboard-money';
import { statusesContracts } from '@wayline/core/areas/accounting/statuses/statuses.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(statusesContracts['book.dashboard-money.get'], async (call) =>
  ok(await readDashboardMoney(call)),
);
