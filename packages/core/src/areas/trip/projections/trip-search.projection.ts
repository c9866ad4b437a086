import { searchProjection } from '../../../store/search/search.projection';
import { TRIP_INDEX } from '../trips/trip-search.index';
import { everyTrip } from './every-trip';

/** What searches and filters of the trip list are answered from. */
export const tripSearchProjection = searchProjection(
  { name: 'trip-search', about: 'the words and filters that trips are found by, with their rows' },
  TRIP_INDEX,
  async function* (db) {
    for await (const records of everyTrip(db)) yield { records };
  },
);
