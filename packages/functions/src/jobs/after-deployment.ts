import { DEPLOYMENTS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import { notifySockets } from '@wayline/core/areas/notifications/notify-sockets';
import { log } from '@wayline/core/base/log';
import { startDataMigration } from '@wayline/core/store/data-migration';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { baseDeps } from '../kernel/deps';
import { socketsAdapter } from '../notifications/sockets-adapter';

/**
 * Once after every deployment, when functions and pages are out: older data is to be brought up to date, which the long work then does, and
 * every open page hears that there is a new version. A page that cannot be told does not fail the deployment: it looks by itself every ten
 * minutes. Safe to repeat. Source: R-SHELL-075, R-SHELL-180.
 */
export const handler = async () => {
  const { table, now, newId } = baseDeps();
  const created_at = now();
  await startDataMigration(table, created_at);
  const { sockets, failures } = await notifySockets(table, socketsAdapter(), {
    id: newId('event'),
    company_id: SYSTEM_TENANT,
    kind: 'app_updated',
    channels: [DEPLOYMENTS_CHANNEL],
    notify: [],
    created_at,
  });
  if (failures[0]) log.error('sockets not told', failures[0], { failed: failures.length });
  log.info('deployed', { sockets, failed: failures.length });
  return { sockets, failed: failures.length };
};
