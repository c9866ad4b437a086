import type { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import type { versionsContracts } from '@wayline/core/areas/trip/history/versions.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.dates.move': (p) => ({
    trip_id: p.trip,
    start_date: '2031-05-03',
    end_date: '2031-05-11',
    mode: 'move_all' as const,
  }),
  'trips.bookings.place': (p) => ({ trip_id: p.trip, id: p.booking, day: '2031-05-06' }),
  'trips.history.list': (p) => ({ trip_id: p.trip, per_page: 5, kind: 'booking' as const }),
  'trips.history.undo': (p) => ({ trip_id: p.trip, entry: p.deletionEntry }),
  'trips.bookings.deleted.list': (p) => ({ trip_id: p.trip }),
  'trips.bookings.deleted.restore': (p) => ({ trip_id: p.trip, id: p.trashedBooking }),
  'trips.deleted.list': () => ({}),
  'trips.deleted.restore': (p) => ({ id: p.deletedTrip }),
  'trips.ti.versions.list': (p) => ({ tripId: p.trip, tiId: p.itinerary, before: 5 }),
  'trips.ti.versions.compare': (p) => ({ tripId: p.trip, tiId: p.itinerary, from: 1, to: 1 }),
  'trips.ti.versions.restore': (p) => ({
    tripId: p.trip,
    tiId: p.itinerary,
    from: 1,
    version: p.itineraryVersion,
  }),
} satisfies SamplesOf<typeof historyContracts & typeof versionsContracts>;
