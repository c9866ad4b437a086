import { tenantDb } from '../../../store/tenant-db';
import { ClientTrips, ofClient } from '../../clients/public';
import { formReceived } from '../../forms/public';
import { on, type Subscriber } from '../../live/public';
import { followTripStatuses } from './follow-traveler-statuses';

/** Who sent a form in is registered for the trip that it is about, or where it is about none, for those that they are on. */
export const registeredByForm: Subscriber = on([formReceived], 'registered_by_form', async (tools, fact) => {
  const { company_id, about } = fact;
  const db = tenantDb(tools.table, company_id);
  const { trip_id, client_id } = about ?? {};
  const links =
    client_id && !trip_id ? (await db.readPartition(ofClient(client_id), { links: ClientTrips })).links : [];
  for (const id of new Set([...(trip_id ? [trip_id] : []), ...links.map((link) => link.trip_id)]))
    await followTripStatuses(db, id);
});
