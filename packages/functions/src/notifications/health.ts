import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { ok } from '@wayline/core/base/result';
import { lookupKey } from '@wayline/core/store/keys';
import { findLookup } from '@wayline/core/store/lookup';
import { endpoint } from '../kernel/endpoint';

/** Healthy means that the table answers. */
export const handler = endpoint(notificationsContracts['misc.health.get'], async ({ deps }) => {
  await findLookup(deps.table, lookupKey('SUB', 'health'));
  return ok({ status: 'ok' as const, version: process.env.WAYLINE_VERSION ?? 'development' });
});
