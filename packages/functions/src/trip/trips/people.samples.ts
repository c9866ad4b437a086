import type { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import type { tripFilesContracts } from '@wayline/core/areas/trip/trips/trip-files.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
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
  'trips.travelers.update': (p) => ({
    trip: p.trip,
    traveler: p.traveler,
    version: 1,
    first_name: 'Jo',
    middle_name: 'Ann',
    suffix: null,
    email: 'jo@wayline.test',
    dob: '1990-02-28',
    status: 'deposit_paid',
    client_type: 'lead_client',
    passport_number: 'P7654322',
    passport_expires: '2033-01-01',
  }),
  'trips.travelers.cancel': (p) => ({ trip: p.trip, traveler: p.traveler, version: 1, cancellation_notes: 'Ill' }),
  'trips.travelers.restore': (p) => ({ trip: p.trip, traveler: p.traveler, version: 1 }),
  'trips.booking-travelers.list': (p) => ({ trip_id: p.trip }),
  'trips.contacts': (p) => ({ id: p.trip }),
  'trips.collaborators.list': (p) => ({ id: p.trip }),
  'trips.collaborators.set': (p) => ({
    id: p.trip,
    version: 1,
    collaborators: [{ user_id: p.colleague, types: ['planner' as const] }],
    working_advisors: [p.colleague],
  }),
  'trips.attachments.upload': (p) => ({ id: p.trip, name: 'Contract.pdf', size: 9 }),
  'trips.attachments.create': (p) => ({ id: p.trip, file_id: p.upload, name: 'Contract.pdf', key: 'Client' as const }),
  'trips.attachments.list': (p) => ({ id: p.trip }),
  'trips.attachments.get': (p) => ({ id: p.trip, file_id: p.tripFile }),
  'trips.attachments.delete': (p) => ({ id: p.trip, file_id: p.tripFile }),
} satisfies SamplesOf<typeof peopleContracts & typeof tripFilesContracts>;
