import type { mastersContracts } from '@wayline/core/areas/trip/bookings/masters.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.suppliers.list': () => ({}),
  'book.cabin-types.list': () => ({}),
  'book.config-fields.list': () => ({ form_type: 'booking' }),
  'misc.service-types.list': () => ({ category_type: 'Booking' }),
} satisfies SamplesOf<typeof mastersContracts>;
