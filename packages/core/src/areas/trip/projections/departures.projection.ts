import { listPages } from '../../../store/full-page';
import { viewProjection } from '../../../store/view-projection';
import { Departures, Trips } from '../trips/trip.records';
import { everyTrip } from './every-trip';

/** Trips by the day they leave. */
export const departuresProjection = viewProjection({
  name: 'departures',
  about: 'trips by the day they leave, with their final payments',
  def: Trips,
  row: Departures,
  records: everyTrip,
  stored: (db) => listPages((cursor) => db.listPartition(Departures, { partition: ['DEPARTURES'] }, { cursor })),
  recordOf: ({ trip_id }) => ({ id: String(trip_id) }),
});
