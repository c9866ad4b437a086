import type { ClientProfile } from '../../../clients/public';
import { AddedTraveler } from '../traveler';
import { toTravelerFields } from './profile-fields';

/** A client as the lead traveler of a trip that begins with them. */
export const toLeadTraveler = (profile: ClientProfile, made: Pick<AddedTraveler, 'id' | 'trip_id'>): AddedTraveler =>
  AddedTraveler.parse({
    ...toTravelerFields(profile),
    ...made,
    client_id: profile.client.id,
    client_type: 'lead_client',
  });
