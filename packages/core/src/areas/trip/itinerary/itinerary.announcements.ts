import {
  type AnnouncementContent,
  type Announcer,
  announce,
  announceAll,
  type Cause,
  type Fact,
  toCompany,
} from '../../live/public';
import { BOOKINGS_CHANNEL } from '../../notifications/public';
import { inTrip } from '../announce-in-trip';
import {
  changeUndone,
  clientAnswers,
  dayEventEvents,
  documentEvents,
  itineraryEvents,
  itineraryViewed,
  templateDeleted,
  templateEvents,
} from './itinerary.events';

const toTemplates = (f: Cause, title: string) => toCompany('trip_data_updated', f, title);
/** What a client does behind a link is told to the advisor. */
const toAdvisor = (f: Fact<typeof itineraryViewed>): Omit<AnnouncementContent, 'kind' | 'title'> => ({
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`],
  notify: [f.advisor],
  body: f.trip_name,
  link: `/trips/${f.trip_id}/ti/${f.id}`,
  entity_id: f.id,
  trip_id: f.trip_id,
});
const ofAnswer = (f: Fact<typeof clientAnswers.client_approved>, title: string): AnnouncementContent => ({
  ...toAdvisor(f),
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`, BOOKINGS_CHANNEL],
  kind: 'itinerary_answered',
  title,
  ...(f.note && { body: f.note }),
});

export const itineraryAnnouncers: readonly Announcer[] = [
  ...announceAll(itineraryEvents, inTrip, {
    created: (f) => `${f.actor} created an itinerary`,
    changed: (f) => `${f.actor} changed the itinerary`,
    published: (f) => `${f.actor} published the itinerary`,
    shared: (f) => `${f.actor} shared the itinerary`,
    share_revoked: (f) => `${f.actor} turned off a link`,
    texts_restored: (f) => `${f.actor} restored the text of an earlier version`,
    deleted: (f) => `${f.actor} deleted the itinerary ${f.ti_name}`,
  }),
  ...announceAll(documentEvents, inTrip, {
    document_added: (f) => `${f.actor} added a document`,
    document_removed: (f) => `${f.actor} removed a document`,
  }),
  ...announceAll(dayEventEvents, inTrip, {
    created: (f) => `${f.actor} added ${f.event_title}`,
    changed: (f) => `${f.actor} changed ${f.event_title}`,
    deleted: (f) => `${f.actor} removed ${f.event_title}`,
  }),
  announce(changeUndone, (f) => inTrip(f, `${f.actor} undid a change`)),
  ...announceAll(templateEvents, toTemplates, {
    template_created: (f) => `${f.actor} created the template ${f.name}`,
    template_changed: (f) => `${f.actor} changed the template ${f.name}`,
  }),
  announce(templateDeleted, (f) => toTemplates(f, `${f.actor} deleted a template`)),
  announce(itineraryViewed, (f) => ({
    ...toAdvisor(f),
    kind: 'itinerary_viewed',
    title: `${f.client} opened the itinerary`,
  })),
  ...announceAll(clientAnswers, ofAnswer, {
    client_approved: (f) => `${f.client} approved ${f.booking_title}`,
    client_question: (f) => `${f.client} has a question about ${f.booking_title}`,
    client_declined: (f) => `${f.client} declined ${f.booking_title}`,
  }),
];
