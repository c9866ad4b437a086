import type { mastersContracts } from '@wayline/core/areas/trip/bookings/masters.contract';
import type { SamplesOf } from './samples-of';

export const mastersSamples = {
  'book.suppliers.list': () => ({}),
  'book.cabin-types.list': () => ({}),
  'book.config-fields.list': () => ({ form_type: 'booking' }),
  'misc.service-types.list': () => ({ category_type: 'Booking' }),
} satisfies SamplesOf<typeof mastersContracts>;
