import type { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
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
  'trips.travelers.list': (p) => ({ id: p.trip }),
  'trips.travelers.create': (p) => ({
    trip_id: p.trip,
    first_name: 'Jo',
    last_name: 'Okafor',
    email: 'jo@wayline.test',
    dob: '1990-02-28',
    client_type: 'lead_client',
    passport_number: 'P1234567',
    passport_expires: '2033-01-01',
  }),
  'trips.travelers.delete': (p) => ({ trip: p.trip, traveler: p.traveler, force_remove: 1 }),
  'trips.travelers.passport': (p) => ({ trip: p.trip, traveler: p.traveler, reason: 'Flight check-in' }),
} satisfies SamplesOf<typeof tripsContracts>;
