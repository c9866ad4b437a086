import type { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import type { wholeTripContracts } from '@wayline/core/areas/trip/trips/whole-trip.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.list': () => ({ per_page: 10, search: 'Prepared', status: 'NEW REQUEST' }),
  'trips.count': () => ({}),
  'trips.create': (p) => ({
    client_id: p.client,
    trip_name: 'Amalfi in spring',
    start_date: '2031-05-01',
    end_date: '2031-05-09',
    trip_destinations: ['Amalfi'],
    tags: ['spring'],
    note: 'Sea view',
  }),
  'trips.get': (p) => ({ id: p.trip }),
  'trips.update': (p) => ({ id: p.trip, version: 1, trip_name: 'Amalfi in autumn', was: { trip_name: 'Amalfi' } }),
  'trips.start-date.set': (p) => ({ trip_id: p.trip, start_date: '2031-05-02', end_date: '2031-05-10' }),
  'trips.notes': (p) => ({ id: p.trip, version: 1, note: 'Vegetarian' }),
  'trips.tags.add': (p) => ({ id: p.trip, tag: 'honeymoon' }),
  'trips.tags.remove': (p) => ({ id: p.trip, tag: 'honeymoon' }),
  'trips.deposits': (p) => ({
    id: p.trip,
    version: 1,
    trip_deposits: [{ due_date: '2031-02-01', amount: { minor: 50_000, currency: 'USD' }, note: 'First' }],
  }),
  'trips.final-payment-due-date': (p) => ({
    id: p.trip,
    version: 1,
    trip_data_mapper: {
      final_payment_date: '2031-03-01',
      final_total_amount: { minor: 400_000, currency: 'USD' },
      final_pmt_description: 'By bank transfer',
      final_pmt_duration: 2,
      final_pmt_duration_term: 'months' as const,
    },
  }),
} satisfies SamplesOf<typeof tripsContracts & typeof wholeTripContracts>;
