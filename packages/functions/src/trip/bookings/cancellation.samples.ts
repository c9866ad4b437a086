import type { cancellationContracts } from '@wayline/core/areas/trip/bookings/cancellation.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.cancellation-details.get': (p) => ({ bookingId: p.booking, trip_id: p.trip }),
  'book.cancellation.save': (p) => ({
    bookingId: p.booking,
    trip_id: p.trip,
    version: 1,
    cancellation: {
      status: 'requested',
      currency: 'EUR',
      penalty: 5_000,
      refund_expected: 37_000,
      refund_expected_on: '2031-06-01',
      requested_on: '2031-04-20',
      notes: 'Asked by telephone',
    },
  }),
  'book.cancellation.restore': (p) => ({ bookingId: p.cancelledBooking, trip_id: p.trip, version: 2 }),
} satisfies SamplesOf<typeof cancellationContracts>;
