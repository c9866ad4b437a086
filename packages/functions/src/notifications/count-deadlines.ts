import { ok } from '@wayline/core/kernel/result';
import { localAt } from '@wayline/core/kernel/zoned-time';
import { countsContracts } from '@wayline/core/notifications/counts.contract';
import { countDeadlines } from '@wayline/core/notifications/deadlines';
import { endpoint } from '../kernel/endpoint';
import { zoneOf } from './zone-of';

export const handler = endpoint(countsContracts['misc.deadlines-alerts.count'], async ({ actor, deps }) => {
  const { company_id, user_id } = actor;
  const today = localAt(deps.now(), zoneOf(actor)).date;
  return ok({
    deadlines_and_alert_count: await countDeadlines(deps.table, { company: company_id, user: user_id, today }),
  });
});
