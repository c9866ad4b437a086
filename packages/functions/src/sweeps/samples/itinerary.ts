import type { documentsContracts } from '@wayline/core/itinerary/documents.contract';
import type { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import type { Prepared } from '../prepare';
import type { SamplesOf } from './samples-of';

const ti = (p: Prepared) => ({ tripId: p.trip, tiId: p.itinerary });

export const itinerarySamples = {
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
  'public.ti.calendar': (p) => ({ url: p.shareToken }),
  'public.ti.pdf': (p) => ({ url: p.shareToken }),
  'trips.ti.documents.upload': (p) => ({ ...ti(p), name: 'Visa form.pdf', size: 9 }),
  'trips.ti.documents.create': (p) => ({ ...ti(p), file_id: p.upload, name: 'Visa form.pdf' }),
  'trips.ti.documents.get': (p) => ({ ...ti(p), file_id: p.document }),
  'trips.ti.documents.delete': (p) => ({ ...ti(p), file_id: p.document }),
  'public.ti.document': (p) => ({ url: p.shareToken, file_id: p.document }),
} satisfies SamplesOf<typeof itineraryContracts & typeof documentsContracts>;
