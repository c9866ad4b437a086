import type { bookingListsContracts } from '@wayline/core/bookings/booking-lists.contract';
import type { SamplesOf } from './samples-of';

export const bookingListsSamples = {} satisfies SamplesOf<typeof bookingListsContracts>;
