import type { Handlers } from '../../gateway/handlers';
import { planClients } from '../clients/plan-clients';
import { signedInAs } from '../endpoints';
import { planForms } from '../plan-forms';
import { planInvoices } from '../plan-invoices';
import { CRUISE } from './cruise/cruise';
import { GROUP } from './group/group';
import { planTrip } from './plan-trip';
import { RAIL_AND_AIR } from './rail-and-air/rail-and-air';

export const REAL_TRIPS = { cruise: CRUISE, rail_and_air: RAIL_AND_AIR, group: GROUP } as const;

/**
 * Plans three trips and adds sixty clients as an advisor does, through the endpoints of the screens, the days counted from `today`. The same is asked in the same
 * order each time, so that a second run goes on where a first was broken off.
 */
export const planRealTrips = async (handlers: Pick<Handlers, 'of'>, today: string, signal: AbortSignal) => {
  const advisor = await signedInAs(handlers, 'advisor@demo.wayline.test', signal);
  const owner = await signedInAs(handlers, 'owner@demo.wayline.test', signal);
  const planners = { advisor, owner };
  const trips = {
    cruise: await planTrip(planners, REAL_TRIPS.cruise, today),
    rail_and_air: await planTrip(planners, REAL_TRIPS.rail_and_air, today),
    group: await planTrip(planners, REAL_TRIPS.group, today),
  };
  await planClients(advisor, today);
  await planForms(advisor, today);
  await planInvoices(planners, trips, today);
};
