import { ok } from '@wayline/core/kernel/result';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { pointerKey } from '@wayline/core/store/keys';
import { follow } from '@wayline/core/store/pointer';
import { endpoint } from '../kernel/endpoint';

/** Healthy means that the table answers. */
export const handler = endpoint(notificationsContracts['misc.health.get'], async ({ deps }) => {
  await follow(deps.table, pointerKey('SUB', 'health'));
  return ok({ status: 'ok' as const, version: process.env.WAYLINE_VERSION ?? 'development' });
});
