import { readCrmDashboard } from '@wayline/core/areas/clients/dashboard/crm-dashboard';
import { dashboardContracts } from '@wayline/core/areas/clients/dashboard/dashboard.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-015. */
export const handler = endpoint(dashboardContracts['crm.dashboard.get'], async ({ db, deps }) =>
  ok(await readCrmDashboard(db, deps.now().slice(0, 10))),
);
