import { fullName } from '../../../base/full-name';
import type { ClientId } from '../../clients/public';
import type { Traveler } from '../trips/traveler';
import type { Trip } from '../trips/trip';

export type ShareRecipient = {
  name?: string;
  email?: string;
  /** Their profile, where no email is known of them: one that is typed can be kept there. */
  client_id?: ClientId;
};
type Profiles = ReadonlyMap<ClientId, { emails: readonly string[] }>;

const isComing = ({ status, trip_traveler_status }: Traveler) =>
  status !== 'cancelled' && trip_traveler_status === 'active';
const toRecipient = (person: Traveler, profiles: Profiles): ShareRecipient => {
  const { client_id } = person;
  const profile = client_id && profiles.get(client_id);
  const email = person.email || profile?.emails[0];
  return { name: fullName(person), ...(email ? { email } : profile && { client_id }) };
};

/**
 * Who the link of an itinerary is most likely for: the lead traveler, else whoever on the trip can be written to. `profiles` are those of the travelers that
 * the reader sees.
 */
export const shareRecipient = (trip: Trip, people: readonly Traveler[], profiles: Profiles): ShareRecipient => {
  const coming = people.filter(isComing);
  const lead = coming.find(({ id }) => id === trip.lead_traveler_id);
  const reachable = [...coming.filter((p) => !p.is_traveler), ...coming].find(({ email }) => email);
  const person = lead ?? reachable ?? coming[0];
  if (person) return toRecipient(person, profiles);
  return trip.lead_traveler ? { name: trip.lead_traveler } : {};
};
