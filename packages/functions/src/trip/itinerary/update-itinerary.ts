import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.ti.update'], async ({ input, db, commit }) => {
  const { tripId, tiId, version, ...changes } = input;
  const seen = await db.getSeen(Itineraries, { trip_id: tripId, id: tiId }, version);
  if (!seen.ok) return seen;
  const saved = db.save(Itineraries, seen.value, { ...seen.value, ...changes });
  return commit({ writes: [saved], answer: { itinerary: saved.after } });
});
