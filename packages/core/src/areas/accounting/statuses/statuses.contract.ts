import * as z from 'zod';
import { TravelerId, TripId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { TRAVELER_STATUSES } from '../../trip/public-schemas';
import { DashboardMoney } from './dashboard-money';
import { TravelerMoney } from './traveler-money';

const useWhatWasPaid = contract({
  id: 'trips.traveler-status.follow',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{trip}/travelers/{traveler}/follow_payments',
  handler: 'accounting/statuses/follow-payments',
  summary:
    'Take back a status that was set by hand: the traveler has the one that bookings, forms and payments give them.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({ trip: TripId, traveler: TravelerId, version: Version }),
  output: z.object({ status: z.enum(TRAVELER_STATUSES), version: Version }),
  errors: ['record.missing', 'record.stale'],
});

const dashboardMoney = contract({
  id: 'book.dashboard-money.get',
  service: 'book',
  method: 'GET',
  path: '/api/v3/dashboard_money',
  handler: 'accounting/statuses/get-dashboard-money',
  summary:
    'What is due this week and overdue on issued invoices, and what came this month and last. To someone who sees only their own work, of that.',
  access: { kind: 'signed_in', permissions: ['Dashboard', 'View Invoices'], action: 'view invoices' },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: DashboardMoney,
});

const travelerMoney = contract({
  id: 'trips.traveler-money.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}/traveler_money',
  handler: 'accounting/statuses/get-traveler-money',
  summary: 'What issued invoices of a trip ask for each of its travelers, what came of it, and what credit they have.',
  access: { kind: 'signed_in', permissions: ['View Trips', 'View Invoices'], action: 'view invoices' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({ travelers: z.array(TravelerMoney) }),
  errors: ['record.missing'],
});

export const statusesContracts = byId(useWhatWasPaid, dashboardMoney, travelerMoney);
