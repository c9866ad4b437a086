import * as z from 'zod';
import { byId, contract } from '../../../contract/contract';
import { Departure } from '../trips/departure';
import { TripRow } from '../trips/trip';
import { DueDeadline } from './due';

const dashboard = contract({
  id: 'misc.dashboard.get',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/dashboard',
  handler: 'trip/deadlines/dashboard',
  summary: 'What an advisor should see first.',
  access: { kind: 'signed_in', permissions: ['Dashboard'], action: 'open the dashboard' },
  keyScope: 'misc:read',
  viewableByParent: true,
  decidesBy: ['Dashboard Sales'],
  input: z.object({}),
  output: z.object({
    upcoming: z.array(Departure),
    /** Overdue or due within a week, the first first; left out for those who are told of none. */
    deadlines: z.array(DueDeadline).optional(),
    recent: z.array(TripRow),
    /** `unpaid` is left out for those who do not see sales. */
    counts: z.object({ trips: z.int(), departing_soon: z.int(), unpaid: z.int().optional() }),
  }),
});

export const dashboardContracts = byId(dashboard);
