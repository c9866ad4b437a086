import * as z from 'zod';
import { TripId } from '../../../base/ids';
import { byId, contract } from '../../../contract/contract';
import { Booking } from '../bookings/booking';
import { DayEvent } from '../itinerary/event';
import { Itinerary } from '../itinerary/itinerary';
import { Reminder } from '../reminders/reminder';
import { TripSummary } from './people/accounting-summary';
import { TravelerServiceTotal } from './people/traveler-service-totals';
import { Traveler } from './traveler';
import { Trip } from './trip';

const get = contract({
  id: 'trips.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}',
  handler: 'trip/trips/get-trip',
  summary: 'A trip with everything its planner shows, in one read.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({
    trip: Trip,
    travelers: z.array(Traveler.omit({ passport_sealed: true })),
    bookings: z.array(Booking),
    itineraries: z.array(Itinerary),
    reminders: z.array(Reminder),
    events: z.array(DayEvent).optional(),
    accounting_summary: TripSummary,
    traveler_service_totals: z.array(TravelerServiceTotal),
  }),
  errors: ['record.missing'],
});

export const wholeTripContracts = byId(get);
