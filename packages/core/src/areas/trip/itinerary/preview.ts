import type { Actor } from '../../../access/actor';
import { logoAddress } from '../../settings/public-schemas';
import { withAirportZones } from '../bookings/airport-zones';
import { assembleDays } from './assemble-days';
import type { Itinerary } from './itinerary';
import { toPublished } from './publish';
import type { PublishedItinerary } from './published';
import { withoutPhotos } from './published-pictures';
import type { ShownTrip } from './shown-trip';

export const listItineraryDocuments = ({ documents }: Pick<ShownTrip, 'documents'>, itinerary: string) =>
  documents.filter((d) => d.itinerary_id === itinerary);

/** The documents of an itinerary as far as this actor may open documents. Source: R-TRIP-154. */
export const readableDocuments = <D>({ permissions }: Pick<Actor, 'permissions'>, documents: readonly D[]): D[] =>
  permissions.has('Documents') ? [...documents] : [];

/**
 * What clients see, as this actor reads it within the company: the client has the documents and the photos of bookings, whoever may not
 * open documents does not.
 */
export const readableBy = (actor: Pick<Actor, 'permissions'>, published: PublishedItinerary): PublishedItinerary => ({
  ...(actor.permissions.has('Documents') ? published : withoutPhotos(published)),
  documents: readableDocuments(actor, published.documents),
});

/** The company's words that stand at the foot of its itineraries. */
export type FootWords = Pick<PublishedItinerary['company'], 'terms' | 'privacy_note'>;

/** The itinerary as it would be published now by this actor: with its documents, which the client is to have whoever publishes. */
export const toItineraryPreview = (
  whole: ShownTrip,
  itinerary: Itinerary,
  actor: Actor,
  now: string,
  { terms, privacy_note }: FootWords = {},
) => {
  const { company } = actor;
  const { trip, travelers, events, photos } = whole;
  const bookings = whole.bookings.map(withAirportZones);
  const documents = listItineraryDocuments(whole, itinerary.id);
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
    photos,
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
