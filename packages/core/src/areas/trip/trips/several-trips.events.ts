import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { defineEvent, defineEvents } from '../../../store/domain-event';

const Which = z.object({ id: TripId, trip_name: z.string() });
const TRIPS = { trips: z.tuple([Which], Which) };
/** It is in the history of each of them. */
const toEach = ({ trips }: { trips: { id: TripId }[] }) => trips.map(({ id }) => id);
export const tripsEvents = defineEvents('trip', TRIPS, ['archived', 'unarchived', 'deleted', 'import_undone'], toEach);
export const tripTagEvents = defineEvents('trip', { ...TRIPS, tag: z.string() }, ['tagged', 'untagged'], toEach);
/** Trips call somebody who works on them by their new name, which is in that user's history. */
export const advisorNamed = defineEvent('trip.advisor_named', { ...TRIPS, advisor_id: UserId }, (f) => f.advisor_id);
export const tripsAssigned = defineEvent(
  'trip.assigned',
  { ...TRIPS, advisor_id: UserId, advisor_name: z.string() },
  toEach,
);
