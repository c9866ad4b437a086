import * as z from 'zod';
import { TravelerId, TripId } from '../../../base/ids';
import { Day } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../../clients/public-schemas';
import { DATE_MODES } from '../trips/dates/date-move';
import { Trip } from '../trips/trip';
import { PaperFinding } from './paper-finding';

const check = contract({
  id: 'trips.papers.check',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{trip_id}/papers',
  handler: 'trip/trip-check/check-trip-papers',
  summary:
    'What the trip check finds of passports and visas, by the rules of the company and the profiles of clients. With dates: what it would find once the trip has them.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  decides: 'Profiles of clients count for who may view client profiles, as far as they see those clients.',
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({
    trip_id: TripId,
    start_date: Day.optional(),
    end_date: Day.optional(),
    /** What becomes of the bookings, where dates are given. */
    mode: z.enum(DATE_MODES).default('days_only'),
  }),
  output: z.object({
    findings: z.array(PaperFinding),
    /** Travelers whose date of birth is in the profile of their client. */
    dob_in_profile: z.array(TravelerId),
  }),
  errors: ['record.missing', 'trip.dates_reversed'],
});
const list = contract({
  id: 'trips.client-papers.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/individuals/{client_id}/papers',
  handler: 'trip/trip-check/list-client-papers',
  summary: 'What is found of the papers of a client for the next trips that they are on.',
  access: {
    kind: 'signed_in',
    permissions: ['View Client Profiles', 'View Trips'],
    action: 'view the trips of clients',
  },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ client_id: ClientId }),
  output: z.object({
    trips: z.array(
      Trip.pick({ id: true, trip_name: true, start_date: true }).extend({ findings: z.array(PaperFinding) }),
    ),
  }),
  errors: ['record.missing'],
});

export const papersContracts = byId(check, list);
