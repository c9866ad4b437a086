import { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import { countDeadlines, toDeadlineQuery } from '@wayline/core/areas/trip/deadlines/deadlines';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(countsContracts['misc.deadlines-alerts.count'], async ({ actor, db, deps }) =>
  ok({ deadlines_and_alert_count: await countDeadlines(db, toDeadlineQuery(actor, deps.now())) }),
);
