import * as z from 'zod';
import { BookingId, ItineraryId, ItineraryTemplateId, TripId } from '../../../base/ids';
import { PictureUrl } from '../../../base/picture-url';
import { Email, Name, Note, Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../../clients/public-schemas';
import { MAIL_REFUSALS } from '../../messaging/public-schemas';
import { Booking } from '../bookings/booking';
import { CLIENT_VIEW_CONTRACTS } from './client-view.contract';
import { COVER_CONTRACTS } from './cover.contract';
import { ItineraryDocument } from './document';
import { ReadDayEvent } from './event';
import { EVENT_CONTRACTS } from './events.contract';
import { AccessCode, Itinerary, ItineraryDraft, LinkToken } from './itinerary';
import { PUBLIC_PAGE_CONTRACTS } from './public-page.contract';
import { PublishedItinerary } from './published';
import { ShareActivity, ShareAnswer } from './share-activity';
import { TEMPLATE_CONTRACTS } from './templates.contract';
import { TRAVEL_ITINERARY_CONTRACTS } from './travel-itineraries.contract';

const view = { kind: 'signed_in', permissions: ['View Client Itinerary'], action: 'view client itineraries' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Client Itinerary'], action: 'edit client itineraries' } as const;
const share = { kind: 'signed_in', permissions: ['Share Trips'], action: 'share trips' } as const;
const ids = { tripId: TripId, tiId: ItineraryId };

const create = contract({
  id: 'trips.ti.create',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_itinerary/{tripId}/ti',
  handler: 'trip/itinerary/create-itinerary',
  summary: 'Start a client itinerary for a trip; what a template gives stands where nothing else is sent.',
  access: edit,
  keyScope: 'trips:write',
  input: toChangeSchema(ItineraryDraft).extend({
    tripId: TripId,
    ti_name: Name,
    cover_img_url: PictureUrl.optional(),
    template_id: ItineraryTemplateId.optional(),
  }),
  output: z.object({ itinerary: Itinerary }),
  errors: ['record.missing'],
});
const update = contract({
  id: 'trips.ti.update',
  service: 'trips',
  method: 'PUT',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}',
  handler: 'trip/itinerary/update-itinerary',
  summary: 'Save a client itinerary; a stale version is refused.',
  access: edit,
  keyScope: 'trips:write',
  input: toChangeSchema(ItineraryDraft).extend({ ...ids, version: Version, cover_img_url: PictureUrl.optional() }),
  output: z.object({ itinerary: Itinerary }),
  errors: ['record.missing', 'record.stale'],
});
const get = contract({
  id: 'trips.ti.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}',
  handler: 'trip/itinerary/get-itinerary',
  summary: 'A client itinerary as it would be published now.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  decidesBy: ['View Shared Information Client Itinerary'],
  input: z.object(ids),
  output: z.object({
    itinerary: Itinerary,
    activities: z.array(ShareActivity),
    /** Every booking of the trip, shown to the client or not. */
    bookings: z.array(Booking.pick({ id: true, title: true, booking_type: true, price_detail: true })),
    documents: z.array(ItineraryDocument),
    events: z.array(ReadDayEvent),
    preview: PublishedItinerary,
    /** Who a link is most likely for. */
    recipient: z.object({
      name: z.string().optional(),
      email: z.string().optional(),
      client_id: ClientId.optional(),
    }),
    /** How much the trip check has found in the trip, by severity. */
    check: z.object({ problem: z.int(), warning: z.int(), note: z.int() }),
  }),
  errors: ['record.missing'],
});
const publish = contract({
  id: 'trips.itinerary.publish',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/publish',
  handler: 'trip/itinerary/publish-itinerary',
  summary: 'Freeze a version and render it for the client.',
  uses: ['files'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...ids, version: Version }),
  output: z.object({
    itinerary: Itinerary,
    /** How many uploaded pictures were not there to be copied; the version is shown without them. */
    pictures_lost: z.int(),
  }),
  errors: ['record.missing', 'record.stale'],
});
const shareLink = contract({
  id: 'trips.itinerary.share',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/share',
  handler: 'trip/itinerary/share-itinerary',
  summary: 'Make a link to the published itinerary, and mail it when an address is given.',
  uses: ['files'],
  access: share,
  keyScope: 'trips:write',
  input: z.object({
    ...ids,
    email: Email.optional(),
    name: Name.optional(),
    message: Note.default(''),
    access_code: AccessCode.optional(),
    /** The link leads to every shared itinerary of the trip. */
    opens_trip: z.boolean().optional(),
    /** As the company has set it where it is left out. */
    days_valid: z.int().min(1).max(1095).optional(),
  }),
  output: z.object({ itinerary: Itinerary, url: z.string() }),
  errors: [
    'itinerary.too_many_links',
    'itinerary.code_wanted',
    'record.missing',
    'itinerary.not_published',
    'record.stale',
    ...MAIL_REFUSALS,
  ],
});
const revoke = contract({
  id: 'trips.itinerary.share.revoke',
  service: 'trips',
  method: 'DELETE',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/share/{shareId}',
  handler: 'trip/itinerary/revoke-share',
  summary: 'Withdraw a link; it stops working at once.',
  uses: ['files'],
  access: share,
  keyScope: 'trips:write',
  input: z.object({ ...ids, shareId: z.string().max(60) }),
  output: z.object({ itinerary: Itinerary }),
  errors: ['record.missing', 'record.stale'],
});
const published = contract({
  id: 'trips.ti.published.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/getPublishedTi',
  handler: 'trip/itinerary/get-published',
  summary: 'The frozen version that clients see.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  uses: ['files'],
  input: z.object(ids),
  output: PublishedItinerary,
  errors: ['record.missing', 'itinerary.not_published'],
});
const pdf = contract({
  id: 'trips.itinerary.pdf',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/pdf',
  effect: 'read',
  handler: 'trip/itinerary/itinerary-pdf',
  summary: 'The itinerary as a PDF, as it stands now.',
  access: { ...view, flag: 'previewPDFShow' },
  keyScope: 'trips:write',
  viewableByParent: true,
  uses: ['files'],
  produces: 'application/pdf',
  input: z.object(ids),
  output: z.object({ body: z.string(), base64: z.literal(true), file_name: z.string() }),
  errors: ['record.missing'],
});
const viewed = contract({
  id: 'public.ti.viewed',
  service: 'public',
  method: 'POST',
  path: '/api/v1/ti/{url}/viewed',
  handler: 'trip/itinerary/note-viewed',
  effect: 'read',
  summary: 'The client has opened the link; answers what they have answered so far.',
  access: { kind: 'public' },
  input: z.object({ url: LinkToken }),
  output: z.object({ status: z.literal('success'), answers: z.array(ShareAnswer) }),
  errors: ['link.gone', 'record.stale', 'record.exists'],
});
const answer = contract({
  id: 'public.ti.answer',
  service: 'public',
  method: 'POST',
  path: '/api/v1/ti/{url}/answers',
  handler: 'trip/itinerary/answer-booking',
  effect: 'read',
  summary: 'The client approves, questions or declines one booking; the last answer counts.',
  access: { kind: 'public' },
  input: ShareAnswer.omit({ at: true }).extend({ url: LinkToken, booking_id: BookingId }),
  output: z.object({ status: z.literal('success'), answers: z.array(ShareAnswer) }),
  errors: [
    'link.gone',
    'record.missing',
    'itinerary.no_answers',
    'itinerary.not_asked',
    'itinerary.many_answers',
    'record.stale',
    'record.exists',
  ],
});
const calendar = contract({
  id: 'public.ti.calendar',
  service: 'public',
  method: 'GET',
  path: '/api/v1/ti/{url}/calendar.ics',
  handler: 'trip/itinerary/calendar-feed',
  summary: 'The shared itinerary as a calendar to subscribe to.',
  access: { kind: 'public' },
  uses: ['files'],
  produces: 'text/calendar',
  input: z.object({ url: LinkToken }),
  output: z.object({ body: z.string(), file_name: z.string() }),
  errors: ['link.gone'],
});
const publicPdf = contract({
  id: 'public.ti.pdf',
  service: 'public',
  method: 'GET',
  path: '/api/v1/ti/{url}/itinerary.pdf',
  handler: 'trip/itinerary/public-pdf',
  summary: 'The shared itinerary as a PDF.',
  access: { kind: 'public' },
  uses: ['files'],
  produces: 'application/pdf',
  input: z.object({ url: LinkToken }),
  output: z.object({ body: z.string(), base64: z.literal(true), file_name: z.string() }),
  errors: ['link.gone'],
});

export const itineraryContracts = byId(
  create,
  update,
  get,
  publish,
  shareLink,
  revoke,
  published,
  pdf,
  viewed,
  answer,
  calendar,
  publicPdf,
  ...EVENT_CONTRACTS,
  ...PUBLIC_PAGE_CONTRACTS,
  ...TEMPLATE_CONTRACTS,
  ...TRAVEL_ITINERARY_CONTRACTS,
  ...CLIENT_VIEW_CONTRACTS,
  ...COVER_CONTRACTS,
);
