import type { Actor } from '../../../../access/actor';
import type { NewId, TripImportId } from '../../../../base/ids';
import { newTrip, toTripMaker } from '../new-trip';
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
  const travelers = lead ? [lead] : [];
  const trip = { ...newTrip(draft, { ...toTripMaker(actor), id, number, now, travelers }), import_id };
  return { trip, lead };
};
