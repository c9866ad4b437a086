import { ok } from '@wayline/core/kernel/result';
import { countsContracts } from '@wayline/core/notifications/counts.contract';
import { countDeadlines } from '@wayline/core/notifications/deadlines';
import { endpoint } from '../kernel/endpoint';
import { dueOf } from './due-of';

export const handler = endpoint(countsContracts['misc.deadlines-alerts.count'], async ({ actor, deps }) =>
  ok({ deadlines_and_alert_count: await countDeadlines(deps.table, dueOf(actor, deps.now())) }),
);
