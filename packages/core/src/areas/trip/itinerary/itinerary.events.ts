import * as z from 'zod';
import {
  BookingId,
  DayEventId,
  FileId,
  ItineraryId,
  ItineraryTemplateId,
  ShareId,
  TripId,
  UserId,
} from '../../../base/ids';
import { defineAnnounced } from '../../live/public';
import { BOOKINGS_CHANNEL } from '../../notifications/public';
import { inTripEvent } from '../trip-announcements';

const ITINERARY = { id: ItineraryId };
export const itineraryCreated = inTripEvent('itinerary.created', ITINERARY, (f) => `${f.actor} started an itinerary`);
export const itineraryChanged = inTripEvent('itinerary.changed', ITINERARY, (f) => `${f.actor} changed the itinerary`);
export const itineraryPublished = inTripEvent(
  'itinerary.published',
  { ...ITINERARY, published_version: z.int() },
  (f) => `${f.actor} published the itinerary`,
);
export const itineraryDeleted = inTripEvent(
  'itinerary.deleted',
  { ...ITINERARY, ti_name: z.string() },
  (f) => `${f.actor} deleted the itinerary ${f.ti_name}`,
);

const SHARE = { ...ITINERARY, share_id: ShareId };
export const itineraryShared = inTripEvent('itinerary.shared', SHARE, (f) => `${f.actor} shared the itinerary`);
export const shareRevoked = inTripEvent('itinerary.share_revoked', SHARE, (f) => `${f.actor} withdrew a link`);

const DOCUMENT = { itinerary_id: ItineraryId, id: FileId };
export const documentAdded = inTripEvent('itinerary.document_added', DOCUMENT, (f) => `${f.actor} added a document`);
export const documentRemoved = inTripEvent(
  'itinerary.document_removed',
  DOCUMENT,
  (f) => `${f.actor} removed a document`,
);

const DAY_EVENT = { id: DayEventId, event_title: z.string() };
export const dayEventCreated = inTripEvent('event.created', DAY_EVENT, (f) => `${f.actor} added ${f.event_title}`);
export const dayEventChanged = inTripEvent('event.changed', DAY_EVENT, (f) => `${f.actor} changed ${f.event_title}`);
export const dayEventDeleted = inTripEvent('event.deleted', DAY_EVENT, (f) => `${f.actor} removed ${f.event_title}`);

const TEMPLATE = { id: ItineraryTemplateId, name: z.string() };
/** What open pages of the company hear when one of its itinerary templates changes. */
const toCompany = ({ company_id }: { company_id: string }, title: string) => ({
  kind: 'trip_data_updated' as const,
  channels: [`company.${company_id}`],
  title,
});
export const templateCreated = defineAnnounced('itinerary.template_created', TEMPLATE, (f) =>
  toCompany(f, `${f.actor} made the template ${f.name}`),
);
export const templateChanged = defineAnnounced('itinerary.template_changed', TEMPLATE, (f) =>
  toCompany(f, `${f.actor} changed the template ${f.name}`),
);
export const templateDeleted = defineAnnounced('itinerary.template_deleted', { id: ItineraryTemplateId }, (f) =>
  toCompany(f, `${f.actor} removed a template`),
);

/** What a client does behind a link; `client` is who holds it, as far as the advisor has said. */
const BEHIND_LINK = { trip_id: TripId, trip_name: z.string(), id: ItineraryId, advisor: UserId, client: z.string() };
const toAdvisor = (f: { trip_id: TripId; id: ItineraryId; advisor: UserId }) => ({
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`],
  notify: [f.advisor],
  link: `/trips/${f.trip_id}/ti/${f.id}`,
  entity_id: f.id,
  trip_id: f.trip_id,
});
export const itineraryViewed = defineAnnounced('itinerary.viewed', BEHIND_LINK, (f) => ({
  ...toAdvisor(f),
  kind: 'itinerary_viewed',
  title: `${f.client} opened the itinerary`,
  body: f.trip_name,
}));

const ANSWER = { ...BEHIND_LINK, booking_id: BookingId, booking_title: z.string(), note: z.string().optional() };
const answerEvent = (answer: string, did: string) =>
  defineAnnounced(`booking.client_${answer}`, ANSWER, (f) => {
    const said = toAdvisor(f);
    return {
      ...said,
      channels: [...said.channels, BOOKINGS_CHANNEL],
      kind: 'itinerary_answered',
      title: `${f.client} ${did} ${f.booking_title}`,
      body: f.note || f.trip_name,
    };
  });
export const clientApproved = answerEvent('approved', 'approved');
export const clientAsked = answerEvent('question', 'has a question about');
export const clientDeclined = answerEvent('declined', 'declined');
