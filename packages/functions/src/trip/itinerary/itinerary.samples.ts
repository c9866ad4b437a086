import type { documentsContracts } from '@wayline/core/areas/trip/itinerary/documents.contract';
import type { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import type { Prepared } from '../../sweeps/prepared';
import type { SamplesOf } from '../../sweeps/samples-of';

const ti = (p: Prepared) => ({ tripId: p.trip, tiId: p.itinerary });

export const SAMPLES = {
  'trips.ti.create': (p) => ({ tripId: p.trip, ti_name: 'For the clients', welcome_text: 'Welcome' }),
  'trips.ti.update': (p) => ({ ...ti(p), version: p.itineraryVersion, ti_name: 'Renamed', show_prices: true }),
  'trips.ti.get': ti,
  'trips.itinerary.publish': (p) => ({ ...ti(p), version: p.itineraryVersion }),
  'trips.itinerary.share': (p) => ({ ...ti(p), email: 'guest@wayline.test', name: 'Mina', message: 'Enjoy' }),
  'trips.itinerary.share.revoke': (p) => ({ ...ti(p), shareId: p.shareId }),
  'trips.ti.published.get': ti,
  'trips.itinerary.pdf': ti,
  'public.ti.viewed': (p) => ({ url: p.shareToken }),
  'public.ti.answer': (p) => ({
    url: p.shareToken,
    booking_id: p.booking,
    answer: 'question',
    note: 'Is breakfast included?',
  }),
  'public.token.create': (p) => ({
    grant_type: 'client_credentials',
    client_id: 'client-link',
    client_secret: p.shareToken,
  }),
  'public.trips.get': (p) => ({ id: p.trip }),
  'public.ti.calendar': (p) => ({ url: p.shareToken }),
  'public.ti.pdf': (p) => ({ url: p.shareToken }),
  'public.ti-trip.page': (p) => ({ url: p.shareToken }),
  'public.ti.open': (p) => ({ url: p.doorToken, code: 'blue lagoon' }),
  'trips.ti.delete': ti,
  'trips.ti.preview': ti,
  'trips.itinerary.word': ti,
  'trips.travel-itineraries.list': (p) => ({ trip_id: p.trip }),
  'trips.travel-itineraries.get': (p) => ({ trip_id: p.trip, id: p.itinerary }),
  'book.events.list': (p) => ({ trip_id: p.trip }),
  'trips.itinerary.daily-events.create': (p) => ({
    trip_id: p.trip,
    event_title: 'Meet your guide',
    startDate: '2031-05-03',
    startTime: '09:30',
    note: 'At the fountain',
  }),
  'trips.itinerary.daily-events.update': (p) => ({
    trip_id: p.trip,
    event_id: p.dayEvent,
    version: 1,
    event_title: 'Free afternoon',
  }),
  'trips.itinerary.daily-events.delete': (p) => ({ trip_id: p.trip, event_id: p.dayEvent }),
  'trips.itinerary-templates.list': () => ({}),
  'trips.itinerary-templates.create': () => ({ name: 'Honeymoons', accent: 'ruby', welcome_text: 'Dear both' }),
  'trips.itinerary-templates.update': (p) => ({ template_id: p.itineraryTemplate, version: 1, name: 'Families' }),
  'trips.itinerary-templates.delete': (p) => ({ template_id: p.itineraryTemplate }),
  'trips.ti.cover.upload': (p) => ({ ...ti(p), type: 'image/jpeg' as const, size: 9 }),
  'trips.ti.cover.set': (p) => ({ ...ti(p), file_id: p.coverUpload }),
  'trips.ti.cover.get': ti,
  'trips.ti.cover.delete': ti,
  'trips.ti.documents.upload': (p) => ({ ...ti(p), name: 'Visa form.pdf', size: 9 }),
  'trips.ti.documents.create': (p) => ({ ...ti(p), file_id: p.upload, name: 'Visa form.pdf' }),
  'trips.ti.documents.take': (p) => ({ ...ti(p), file_id: p.tripFile }),
  'trips.ti.documents.get': (p) => ({ ...ti(p), file_id: p.document }),
  'trips.ti.documents.delete': (p) => ({ ...ti(p), file_id: p.document }),
  'public.ti.document': (p) => ({ url: p.shareToken, file_id: p.document }),
} satisfies SamplesOf<typeof itineraryContracts & typeof documentsContracts>;
