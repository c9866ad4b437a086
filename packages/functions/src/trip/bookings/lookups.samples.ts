import type { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.tags.list': () => ({}),
  'book.tax-types.list': () => ({ kind: 'flight' }),
  'book.room-types.list': () => ({ id: 3 }),
  'book.confirmation-codes.list': (p) => ({ trip_id: p.trip }),
  'book.bookings.list-v2': (p) => ({ trip_id: p.trip, category: 'Dining', per_page: 10 }),
  'messaging.destinations.list': () => ({}),
} satisfies SamplesOf<typeof lookupsContracts>;
