import { fullName } from '../../../base/full-name';
import type { Traveler } from '../trips/traveler';
import type { Trip } from '../trips/trip';

export type ShareRecipient = { name?: string; email?: string };

const isComing = ({ status, trip_traveler_status }: Traveler) =>
  status !== 'cancelled' && trip_traveler_status === 'active';
const toRecipient = (person: Traveler): ShareRecipient => ({
  name: fullName(person),
  ...(person.email && { email: person.email }),
});

/** Who the link of an itinerary is most likely for: the lead traveler, else whoever on the trip can be written to. */
export const shareRecipient = (trip: Trip, people: readonly Traveler[]): ShareRecipient => {
  const coming = people.filter(isComing);
  const lead = coming.find(({ id }) => id === trip.lead_traveler_id);
  const reachable = [...coming.filter((p) => !p.is_traveler), ...coming].find(({ email }) => email);
  const person = lead ?? reachable ?? coming[0];
  if (person) return toRecipient(person);
  return trip.lead_traveler ? { name: trip.lead_traveler } : {};
};
