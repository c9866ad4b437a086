import type { CompanyId, TripId } from '../../../../base/ids';
import type { Table } from '../../../../store/client';
import { tenantDb } from '../../../../store/tenant-db';
import { hasNames, linkTravelers, type PeopleFields } from '../../bookings/people/link-travelers';
import { readTravelers } from './read-travelers';

/**
 * What is sent of bookings of a trip, with every name that means exactly one traveler of the trip as their id. The travelers are read only
 * where there is a name.
 */
export const linkSentPeople = async <B extends PeopleFields>(
  table: Table,
  at: { company: CompanyId; trip: TripId },
  sent: readonly B[],
): Promise<B[]> => {
  const travelers = sent.some(hasNames) ? await readTravelers(tenantDb(table, at.company), at.trip) : [];
  return sent.map((booking) => linkTravelers(booking, travelers));
};

/** The same of what is sent to change a booking: a guest who turns out to be a traveler joins those it names already. */
export const linkChanges = async <C extends PeopleFields>(
  table: Table,
  at: { company: CompanyId; trip: TripId },
  before: PeopleFields,
  changes: C,
): Promise<C> => {
  const isGuestsOnly = changes.guest_names && !changes.traveler_ids && !changes.traveler_names;
  const [linked = changes] = await linkSentPeople(table, at, [
    { ...(isGuestsOnly && { traveler_ids: before.traveler_ids }), ...changes },
  ]);
  return linked;
};
