import { readCrmDashboard } from '@wayline/core/areas/clients/dashboard/crm-dashboard';
import { dashboardContracts } from '@wayline/core/areas/clients/dashboard/dashboard.contract';
import { readTravelingNow } from '@wayline/core/areas/trip/trips/journeys/traveling-now';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-015. */
export const handler = endpoint(dashboardContracts['crm.dashboard.get'], async ({ actor, db, deps }) => {
  const readTraveling = actor.permissions.has('View Trips') ? readTravelingNow : async () => [];
  return ok(await readCrmDashboard(db, deps.now().slice(0, 10), readTraveling));
});
