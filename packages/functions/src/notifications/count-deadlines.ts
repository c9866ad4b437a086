import { ok } from '@wayline/core/kernel/result';
import { countsContracts } from '@wayline/core/notifications/counts.contract';
import { countDeadlines } from '@wayline/core/notifications/deadlines';
import { endpoint } from '../kernel/endpoint';
import { todayOf } from './zone-of';

export const handler = endpoint(countsContracts['misc.deadlines-alerts.count'], async ({ actor, deps }) => {
  const { company_id, user_id } = actor;
  const today = todayOf(actor, deps.now());
  return ok({
    deadlines_and_alert_count: await countDeadlines(deps.table, {
      company: company_id,
      user: user_id,
      today,
      held: actor.permissions,
    }),
  });
});
