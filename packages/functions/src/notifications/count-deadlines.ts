import { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import { countDeadlines } from '@wayline/core/areas/trip/deadlines/deadlines';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { toDeadlineQuery } from './deadline-query';

export const handler = endpoint(countsContracts['misc.deadlines-alerts.count'], async ({ actor, deps }) =>
  ok({ deadlines_and_alert_count: await countDeadlines(deps.table, toDeadlineQuery(actor, deps.now())) }),
);
