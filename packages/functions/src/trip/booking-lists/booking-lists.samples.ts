import type { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import type { SamplesOf } from '../../sweeps/samples-of';
import { importedDraft } from './imported-draft.fixture';

export const SAMPLES = {
  'book.company-bookings.list': () => ({ per_page: 10, search: 'dinner', from: '2031-01-01', until: '2031-12-31' }),
  'misc.inline-edit.update': (p) => ({
    object: 'booking',
    item: 'confirmation_id',
    id: p.booking,
    value: 'QK7TLM',
    was: '',
    nested_object: { object: 'trip', id: p.trip },
    version: 1,
  }),
  'book.unclaimed.create': () => ({ imported_from: 'mail.eml', drafts: [importedDraft('Dinner')] }),
  'book.unclaimed.list': () => ({}),
  'book.unclaimed.delete': (p) => ({ id: p.unclaimed }),
  'book.claims.create': (p) => ({ booking_id: p.unclaimed, trip_id: p.trip, note: 'Mine' }),
  'book.claims.list': () => ({}),
  'book.claims.decide': (p) => ({ id: p.claim, approve: true }),
} satisfies SamplesOf<typeof bookingListsContracts>;
