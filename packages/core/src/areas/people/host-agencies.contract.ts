import * as z from 'zod';
import { contract } from '../../contract/contract';
import { HostAgency, HostAgencyList, MAX_HOST_AGENCIES } from './host-agencies';
import { ADMINISTER_USERS } from './users-access';

const Kept = HostAgencyList.extend({ version: z.int().min(0) });

const list = contract({
  id: 'users.host-agencies.list',
  service: 'users',
  method: 'GET',
  path: '/api/v1/getHostAgencyList',
  handler: 'people/list-host-agencies',
  summary: 'The host agencies that users of the company book under.',
  access: { kind: 'signed_in' },
  input: z.object({}),
  output: Kept,
});
const save = contract({
  id: 'users.host-agencies.save',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/host_agencies',
  handler: 'people/save-host-agencies',
  summary: 'Keep the list of host agencies; one without an id is new. Version 0 is that of a list never saved.',
  access: ADMINISTER_USERS,
  input: z.object({
    version: z.int().min(0),
    agencies: z.array(HostAgency.partial({ id: true })).max(MAX_HOST_AGENCIES),
  }),
  output: Kept,
  errors: ['record.stale', 'record.missing', 'record.exists'],
});

export const HOST_AGENCY_CONTRACTS = [list, save] as const;
