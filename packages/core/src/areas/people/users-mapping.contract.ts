import * as z from 'zod';
import { ItineraryTemplateId, UserId } from '../../base/ids';
import { contract } from '../../contract/contract';
import { Done } from './identity.contract';
import { Pcc, UserRow } from './users';
import { ADMINISTER_USERS, VIEW_USERS } from './users-access';

const MOST = 50;

const get = contract({
  id: 'users.mappings.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/user_mappings',
  handler: 'people/get-mappings',
  summary: 'Which office and which itinerary template each user has, and the templates there are.',
  access: VIEW_USERS,
  input: z.object({}),
  output: z.object({
    users: z.array(
      UserRow.pick({ id: true, name: true, email: true, role: true, pcc: true, itinerary_template_id: true }),
    ),
    templates: z.array(z.object({ id: ItineraryTemplateId, name: z.string() })),
  }),
});
const pcc = contract({
  id: 'users.pcc-mapping',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/pcc_mapping',
  handler: 'people/map-pcc',
  summary: 'Say which office of the flight reservation system users book in.',
  access: ADMINISTER_USERS,
  input: z.object({
    mappings: z
      .array(z.object({ user_id: UserId, pcc: Pcc }))
      .min(1)
      .max(MOST),
  }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});
const template = contract({
  id: 'users.template-mapping',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/template_mapping',
  handler: 'people/map-templates',
  summary: 'Say which template a new itinerary of users begins from.',
  access: ADMINISTER_USERS,
  input: z.object({
    mappings: z
      .array(z.object({ user_id: UserId, template_id: ItineraryTemplateId.nullable() }))
      .min(1)
      .max(MOST),
  }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});

export const USER_MAPPING_CONTRACTS = [get, pcc, template] as const;
