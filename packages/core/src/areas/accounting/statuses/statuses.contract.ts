import * as z from 'zod';
import { TravelerId, TripId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { TRAVELER_STATUSES } from '../../trip/public-schemas';
import { DashboardMoney } from './dashboard-money';

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

export const statusesContracts = byId(useWhatWasPaid, dashboardMoney);
