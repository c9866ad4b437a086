import * as z from 'zod';
import { TripId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { record } from '../../../store/record';
import { inTrip } from '../trips/trip.partition';

/** What the nightly check of a trip has told its advisor. */
export const NotifiedFindings = record({
  name: 'told_findings',
  schema: z.object({ trip_id: TripId, known: z.array(z.string()).max(5_000), version: Version }),
  key: ['trip_id'],
  partition: (k) => inTrip(k.trip_id),
  sort: () => ['TOLD'],
});
