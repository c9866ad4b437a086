import type { Actor } from '../../../../access/actor';
import { fullName } from '../../../../base/full-name';
import type { NewId, TripImportId } from '../../../../base/ids';
import { Traveler } from '../traveler';
import type { Trip } from '../trip';
import type { ReadRow } from './import-row';

type By = { actor: Actor; now: string; newId: NewId; import_id: TripImportId; number: number };

/** A good row of an import as a new trip, with its lead traveler where one is named. */
export const importedTrip = (
  { trip: draft, lead: person }: Extract<ReadRow, { trip: unknown }>,
  { actor, now, newId, import_id, number }: By,
): { trip: Trip; lead: Traveler | undefined } => {
  const id = newId('trip');
  const lead = person && Traveler.parse({ ...person, id: newId('traveler'), trip_id: id, created_at: now, version: 1 });
  const trip: Trip = {
    ...draft,
    id,
    code: `T-${number}`,
    user_id: actor.user_id,
    creator_name: actor.name,
    advisor_name: actor.name,
    collaborators: [],
    organization_name: actor.company.company_name,
    ...(lead && { lead_traveler: fullName(lead), lead_traveler_id: lead.id }),
    import_id,
    trip_pax: lead ? 1 : 0,
    trip_reservations: 0,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  return { trip, lead };
};
