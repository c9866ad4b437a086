import { mergeSave, type Save } from '../../../base/merge-save';
import { toChangeSchema } from '../../../contract/change-schema';
import { type Trip, TripDraft } from './trip';

/** What a save may change of a trip. */
export const TripChanges = toChangeSchema(TripDraft);

/** A save of a trip, brought together with what others have saved since. Refuses `record.stale`. */
export const mergedTrip = (trip: Trip, save: Save<typeof TripChanges>) => mergeSave(trip, save, { rules: TripChanges });
