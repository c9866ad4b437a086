import { listPages } from '../../../store/full-page';
import { viewProjection } from '../../../store/view-projection';
import { RETURNS, Returns } from '../trips/journeys/return.records';
import { Trips } from '../trips/trip.records';
import { everyTrip } from './every-trip';

/** Trips by the day they return. */
export const returnsProjection = viewProjection({
  name: 'returns',
  about: 'trips by the day they return, after which their clients have traveled',
  def: Trips,
  row: Returns,
  records: everyTrip,
  stored: (db) => listPages((cursor) => db.listPartition(Returns, { partition: RETURNS }, { cursor })),
  recordOf: ({ trip_id }) => ({ id: String(trip_id) }),
});
