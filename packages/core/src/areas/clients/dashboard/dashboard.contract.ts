import * as z from 'zod';
import { byId, contract } from '../../../contract/contract';
import { CrmDashboard } from './crm-dashboard';

const get = contract({
  id: 'crm.dashboard.get',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/dashboard',
  handler: 'clients/get-crm-dashboard',
  summary:
    'What the CRM has to say today: days of clients, documents that expire, who is away, who has lapsed, where clients come from, how many are new.',
  access: { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'view client profiles' },
  decides: 'Who is away is told to who may view trips.',
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({}),
  output: CrmDashboard,
});

export const dashboardContracts = byId(get);
