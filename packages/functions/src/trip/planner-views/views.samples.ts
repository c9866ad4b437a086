import type { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.bookings.list': (p) => ({ trip_id: p.trip, list_type: 'days_prepost_categories', actual_days: '1' }),
  'book.dayservices.get': (p) => ({ tripId: p.trip, actual_days: '0', start_date: '2031-05-02' }),
  'book.bookings.bulk-change': (p) => ({
    trip_id: p.trip,
    items: [{ id: p.booking, version: 1 }],
    change: { do: 'move', days: 1 },
  }),
  'book.bookings.bulk-copy': (p) => ({ trip_id: p.trip, ids: [p.booking], to_trip_id: p.trip }),
  'book.bookings.bulk-delete': (p) => ({ trip_id: p.trip, items: [{ id: p.booking, version: 1 }] }),
  'book.bookings.put-back': (p) => ({ trip_id: p.trip, ids: [p.deletedBooking] }),
} satisfies SamplesOf<typeof viewsContracts>;
