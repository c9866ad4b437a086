import type { ClientProfile } from '../../../clients/public';
import { Traveler } from '../traveler';
import { toTravelerFields } from './profile-fields';

/** A client as the lead traveler of a trip that begins with them. */
export const toLeadTraveler = (
  profile: ClientProfile,
  made: Pick<Traveler, 'id' | 'trip_id' | 'created_at'>,
): Traveler =>
  Traveler.parse({
    ...toTravelerFields(profile),
    ...made,
    client_id: profile.client.id,
    client_type: 'lead_client',
    version: 1,
  });
