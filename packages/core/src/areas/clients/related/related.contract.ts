import * as z from 'zod';
import { Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ClientId, HouseholdId } from '../client-id';
import { Household, HouseholdDraft, HouseholdMembers, MAX_HOUSEHOLD_MEMBERS, RelatedClients } from './related.records';

const edit = { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'edit client profiles' } as const;
const HOUSEHOLDS = '/api/v1/households';
const members = z.array(ClientId).max(MAX_HOUSEHOLD_MEMBERS);
const Member = HouseholdMembers.schema.omit({ household_id: true });
const HouseholdWithMembers = z.object({
  household: Household,
  members: z.array(Member),
});
export type HouseholdWithMembers = z.infer<typeof HouseholdWithMembers>;

const get = contract({
  id: 'crm.related.get',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/individuals/{client_id}/related',
  handler: 'clients/get-related',
  summary:
    'Who belongs to a client: the names of their companions, the clients who name them as a companion, and their household.',
  access: { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'view client profiles' },
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ client_id: ClientId }),
  output: z.object({
    /** Those companions of theirs who are clients that the reader sees. */
    companions: z.array(Member),
    named_by: z.array(RelatedClients.schema.omit({ companion_id: true })),
    household: HouseholdWithMembers.optional(),
  }),
  errors: ['record.missing'],
});
const errors = [
  'record.missing',
  'record.stale',
  'client.merged',
  'household.member_elsewhere',
  'household.too_many',
] as const;
const create = contract({
  id: 'crm.households.create',
  service: 'crm',
  method: 'POST',
  path: HOUSEHOLDS,
  handler: 'clients/create-household',
  summary: 'Put clients into a household of their own, with a common address and a payer.',
  access: edit,
  keyScope: 'crm:write',
  input: HouseholdDraft.extend({ members: members.min(1) }),
  output: z.object({ household: Household }),
  errors,
});
const update = contract({
  id: 'crm.households.update',
  service: 'crm',
  method: 'PUT',
  path: `${HOUSEHOLDS}/{id}`,
  handler: 'clients/update-household',
  summary: 'Change a household: what is said of it, and who joins or leaves. It ends with its last member.',
  access: edit,
  keyScope: 'crm:write',
  input: HouseholdDraft.extend({
    id: HouseholdId,
    version: Version,
    join: members.default([]),
    leave: members.default([]),
  }),
  output: z.object({ household: Household.optional() }),
  errors,
});

export const relatedContracts = byId(get, create, update);
