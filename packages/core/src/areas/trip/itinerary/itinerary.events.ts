import * as z from 'zod';
import { AuditId, BookingId, FileId, ItineraryId, ShareId, TripId, UserId } from '../../../base/ids';
import {
  type AnnouncementContent,
  type Cause,
  defineAnnounced,
  defineEvents,
  type Fact,
  toCompany,
} from '../../live/public';
import { BOOKINGS_CHANNEL } from '../../notifications/public';
import { inTrip } from '../trip-announcements';
import { DayEvent } from './event';
import { ItineraryTemplate } from './template';

/** `published_version` of what was published, `share_id` of what was shared. */
const ITINERARY = {
  trip_id: TripId,
  id: ItineraryId,
  ti_name: z.string(),
  published_version: z.int().optional(),
  share_id: ShareId.optional(),
};
export const itineraryEvents = defineEvents('itinerary', ITINERARY, inTrip, {
  created: (f) => `${f.actor} created an itinerary`,
  changed: (f) => `${f.actor} changed the itinerary`,
  published: (f) => `${f.actor} published the itinerary`,
  shared: (f) => `${f.actor} shared the itinerary`,
  share_revoked: (f) => `${f.actor} turned off a link`,
  texts_restored: (f) => `${f.actor} restored the text of an earlier version`,
  deleted: (f) => `${f.actor} deleted the itinerary ${f.ti_name}`,
});
const DOCUMENT = { trip_id: TripId, itinerary_id: ItineraryId, id: FileId };
export const documentEvents = defineEvents('itinerary', DOCUMENT, inTrip, {
  document_added: (f) => `${f.actor} added a document`,
  document_removed: (f) => `${f.actor} removed a document`,
});
const DAY_EVENT = DayEvent.pick({ trip_id: true, id: true, event_title: true }).shape;
export const dayEventEvents = defineEvents('event', DAY_EVENT, inTrip, {
  created: (f) => `${f.actor} added ${f.event_title}`,
  changed: (f) => `${f.actor} changed ${f.event_title}`,
  deleted: (f) => `${f.actor} removed ${f.event_title}`,
});
/** An entry of the history was undone. */
export const changeUndone = defineAnnounced('trip.change_undone', { trip_id: TripId, undoes: AuditId }, (f) =>
  inTrip(f, `${f.actor} undid a change`),
);

const { id, name } = ItineraryTemplate.shape;
const toTemplates = (f: Cause, title: string) => toCompany('trip_data_updated', f, title);
export const templateEvents = defineEvents('itinerary', { id, name }, toTemplates, {
  template_created: (f) => `${f.actor} created the template ${f.name}`,
  template_changed: (f) => `${f.actor} changed the template ${f.name}`,
});
export const templateDeleted = defineAnnounced('itinerary.template_deleted', { id }, (f) =>
  toTemplates(f, `${f.actor} deleted a template`),
);

/** What a client does behind a link; `client` is who holds it, as far as the advisor has said. */
const BEHIND_LINK = { trip_id: TripId, trip_name: z.string(), id: ItineraryId, advisor: UserId, client: z.string() };
const toAdvisor = (f: Fact<typeof BEHIND_LINK>): Omit<AnnouncementContent, 'kind' | 'title'> => ({
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`],
  notify: [f.advisor],
  body: f.trip_name,
  link: `/trips/${f.trip_id}/ti/${f.id}`,
  entity_id: f.id,
  trip_id: f.trip_id,
});
export const itineraryViewed = defineAnnounced('itinerary.viewed', BEHIND_LINK, (f) => ({
  ...toAdvisor(f),
  kind: 'itinerary_viewed',
  title: `${f.client} opened the itinerary`,
}));
const ANSWER = { ...BEHIND_LINK, booking_id: BookingId, booking_title: z.string(), note: z.string().optional() };
const ofAnswer = (f: Fact<typeof ANSWER>, title: string): AnnouncementContent => ({
  ...toAdvisor(f),
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`, BOOKINGS_CHANNEL],
  kind: 'itinerary_answered',
  title,
  ...(f.note && { body: f.note }),
});
export const clientAnswers = defineEvents('booking', ANSWER, ofAnswer, {
  client_approved: (f) => `${f.client} approved ${f.booking_title}`,
  client_question: (f) => `${f.client} has a question about ${f.booking_title}`,
  client_declined: (f) => `${f.client} declined ${f.booking_title}`,
});
