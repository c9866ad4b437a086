import * as z from 'zod';
import { AuditId, BookingId, FileId, ItineraryId, ShareId, TripId, UserId } from '../../../base/ids';
import { defineEvent, defineEvents } from '../../../store/domain-event';
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
export const itineraryEvents = defineEvents('itinerary', ITINERARY, [
  'created',
  'changed',
  'published',
  'shared',
  'share_revoked',
  'texts_restored',
  'deleted',
]);
const DOCUMENT = { trip_id: TripId, itinerary_id: ItineraryId, id: FileId };
export const documentEvents = defineEvents('itinerary', DOCUMENT, ['document_added', 'document_removed']);
const DAY_EVENT = DayEvent.pick({ trip_id: true, id: true, event_title: true }).shape;
export const dayEventEvents = defineEvents('event', DAY_EVENT, ['created', 'changed', 'deleted']);
/** An entry of the history was undone. */
export const changeUndone = defineEvent('trip.change_undone', { trip_id: TripId, undoes: AuditId });

const { id, name } = ItineraryTemplate.shape;
export const templateEvents = defineEvents('itinerary', { id, name }, ['template_created', 'template_changed']);
export const templateDeleted = defineEvent('itinerary.template_deleted', { id });

/** What a client does behind a link; `client` is who holds it, as far as the advisor has said. */
const BEHIND_LINK = { trip_id: TripId, trip_name: z.string(), id: ItineraryId, advisor: UserId, client: z.string() };
export const itineraryViewed = defineEvent('itinerary.viewed', BEHIND_LINK);
const ANSWER = { ...BEHIND_LINK, booking_id: BookingId, booking_title: z.string(), note: z.string().optional() };
export const clientAnswers = defineEvents('booking', ANSWER, ['client_approved', 'client_question', 'client_declined']);
