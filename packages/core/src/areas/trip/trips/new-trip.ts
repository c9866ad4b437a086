import type { Actor } from '../../../access/actor';
import { fullName } from '../../../base/full-name';
import type { Draft } from '../../../store/write';
import type { AddedTraveler } from './traveler';
import { travelersAmong } from './traveler-counts';
import type { Trip, TripDraft } from './trip';
import type { Trips } from './trip.records';

/** Who makes a trip: its first advisor, in their agency. */
export type TripMaker = Pick<Trip, 'user_id' | 'creator_name' | 'advisor_name' | 'organization_name'>;
export const toTripMaker = ({ user_id, name, company }: Pick<Actor, 'user_id' | 'name' | 'company'>): TripMaker => ({
  user_id,
  creator_name: name,
  advisor_name: name,
  organization_name: company.company_name,
});

type Made = TripMaker &
  Pick<Trip, 'id'> & {
    /** The next number of the company's trips, from `takeSerial`. */
    number: number;
    /** Those who are on it from the beginning; the lead client among them leads. */
    travelers: readonly AddedTraveler[];
    /** How many bookings it begins with. */
    bookings?: number;
  };

/** A trip as it begins, wherever it comes from. Its draft and its days are checked. */
export const newTrip = (draft: TripDraft, { number, travelers, bookings = 0, ...made }: Made): Draft<typeof Trips> => {
  const lead = travelers.find(({ client_type }) => client_type === 'lead_client');
  return {
    ...draft,
    ...made,
    code: `T-${number}`,
    collaborators: [],
    ...(lead && { lead_traveler: fullName(lead), lead_traveler_id: lead.id }),
    trip_pax: travelersAmong(travelers).length,
    trip_reservations: bookings,
  };
};
