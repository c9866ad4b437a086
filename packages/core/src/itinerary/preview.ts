import type { Actor } from '../identity/actor';
import { logoAddress } from '../settings/logo';
import type { WholeTrip } from '../trips/whole-trip';
import { assembleDays } from './assemble-days';
import type { Itinerary } from './itinerary';
import { toPublished } from './publish';
import type { PublishedItinerary } from './published';

export const documentsOf = ({ documents }: WholeTrip, itinerary: string) =>
  documents.filter((d) => d.itinerary_id === itinerary);

/** The company's words that stand at the foot of its itineraries. */
export type FootWords = Pick<PublishedItinerary['company'], 'terms' | 'privacy_note'>;

/** The itinerary as it would be published now by this actor. */
export const previewOf = (
  whole: WholeTrip,
  itinerary: Itinerary,
  actor: Actor,
  now: string,
  { terms, privacy_note }: FootWords = {},
) => {
  const { company } = actor;
  const { trip, travelers, bookings, events } = whole;
  const documents = documentsOf(whole, itinerary.id);
  const { days, unscheduled } = assembleDays({
    start_date: trip.start_date,
    end_date: trip.end_date,
    bookings,
    events,
  });
  return toPublished({
    trip,
    travelers,
    bookings,
    itinerary,
    days,
    unscheduled,
    documents,
    type_names: company.booking_type_names,
    now,
    version: itinerary.published_version + 1,
    advisor: { name: actor.name, email: actor.email, phone_no: actor.user.phone_no },
    company: {
      name: company.company_name,
      website: company.website,
      logo_url: logoAddress(company.id, company.logo_file),
      contact: company.contact_line,
      terms,
      privacy_note,
    },
  });
};
