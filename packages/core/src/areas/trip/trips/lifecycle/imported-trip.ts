import type { Actor } from '../../../../access/actor';
import type { NewId, TripImportId } from '../../../../base/ids';
import { newTrip, toTripMaker } from '../new-trip';
import { AddedTraveler } from '../traveler';
import type { ReadRow } from './import-row';

type By = { actor: Actor; newId: NewId; import_id: TripImportId; number: number };

/** A good row of an import as a new trip, with its lead traveler where one is named. */
export const importedTrip = (
  { trip: draft, lead: person }: Extract<ReadRow, { trip: unknown }>,
  { actor, newId, import_id, number }: By,
) => {
  const id = newId('trip');
  const lead = person && AddedTraveler.parse({ ...person, id: newId('traveler'), trip_id: id });
  const travelers = lead ? [lead] : [];
  const trip = { ...newTrip(draft, { ...toTripMaker(actor), id, number, travelers }), import_id };
  return { trip, lead };
};
