import * as z from 'zod';
import { FEATURE_FLAGS } from '../../access/feature-flags';
import { PERMISSIONS } from '../../access/permissions';
import { HostAgencyId, ItineraryTemplateId, TeamId, UserId } from '../../base/ids';
import { Version } from '../../base/values';
import { toChangeSchema } from '../../contract/change-schema';
import { byId, contract } from '../../contract/contract';
import { HOST_AGENCY_CONTRACTS } from './host-agencies.contract';
import { Done } from './identity.contract';
import { INVITE_CONTRACTS } from './invite.contract';
import { UserDraft, UserRow } from './users';
import { ADMINISTER_USERS, MANAGE_USERS, VIEW_USERS } from './users-access';
import { USER_MAPPING_CONTRACTS } from './users-mapping.contract';

/** So many users are changed or removed by one call. */
export const MAX_USERS_AT_ONCE = 30;
const Some = z.array(UserId).min(1).max(MAX_USERS_AT_ONCE);

/** A colleague as anybody may know them. */
const Colleague = UserRow.pick({ id: true, name: true, email: true, user_type_id: true, status: true, is_owner: true });
const Named = <I extends z.ZodType>(id: I) => z.array(z.object({ id, name: z.string() }));

const list = contract({
  id: 'users.list',
  service: 'users',
  method: 'GET',
  path: '/api/v1/users.json',
  handler: 'people/list-users',
  summary: 'The users of the company.',
  access: { kind: 'signed_in', permissions: ['View Users'], action: 'view users' },
  input: z.object({}),
  output: z.object({ users: z.array(UserRow) }),
});
const details = contract({
  id: 'users.details.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/users/{id}/details.json',
  handler: 'people/get-details',
  summary: 'A user, and what can be chosen for them: teams, host agencies, itinerary templates, features.',
  access: VIEW_USERS,
  input: z.object({ id: UserId }),
  output: z.object({
    user: UserRow,
    teams: Named(TeamId),
    host_agencies: Named(HostAgencyId),
    templates: Named(ItineraryTemplateId),
    /** What holds for the company, where nothing else is said of the user. */
    company_flags: z.array(z.enum(FEATURE_FLAGS)),
  }),
  errors: ['record.missing'],
});
const save = contract({
  id: 'users.details.save',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/users/{id}',
  handler: 'people/save-details',
  summary: 'Change what is kept of a user: name, type, team, office, template, features.',
  access: ADMINISTER_USERS,
  decides: 'features never of oneself, and none that the company was not given',
  input: toChangeSchema(UserDraft).extend({ id: UserId, version: Version }),
  output: z.object({ user: UserRow }),
  errors: ['record.missing', 'record.stale', 'access.flag'],
});
const byLegacyId = contract({
  id: 'users.by-legacy-id.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/user_by_legacy_id/{legacy_id}',
  handler: 'people/by-legacy-id',
  summary: 'A user by the id they had in an earlier system; one who had none goes by their own.',
  access: VIEW_USERS,
  input: z.object({ legacy_id: z.string().min(1).max(64) }),
  output: z.object({ user: Colleague }),
  errors: ['record.missing'],
});
const companyUsers = contract({
  id: 'users.company-users.list',
  service: 'users',
  method: 'GET',
  path: '/api/v1/company_users',
  handler: 'people/company-users',
  summary: 'The colleagues of a company by name; with include_company_user=1 its owner, too.',
  access: { kind: 'signed_in' },
  input: z.object({ include_company_user: z.coerce.number().int().min(0).max(1).default(0) }),
  output: z.object({ users: z.array(Colleague) }),
});
const types = contract({
  id: 'users.types.list',
  service: 'users',
  method: 'GET',
  path: '/api/v1/user_types',
  handler: 'people/user-types',
  summary: 'What a user can be to the company; 15 is an independent contractor.',
  access: { kind: 'signed_in' },
  input: z.object({}),
  output: z.object({ user_types: z.array(z.object({ id: z.int(), name: z.string() })) }),
});
const setStatus = contract({
  id: 'users.status.set',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/profile/{userId}/status',
  handler: 'people/set-status',
  summary: 'Let a user of the company in (true) or keep them out (false).',
  uses: ['identity'],
  access: MANAGE_USERS,
  decides: 'never oneself or the owner; a Master Admin only by another',
  input: z.object({ userId: UserId, value: z.boolean() }),
  output: Done,
  errors: ['record.missing', 'seats.full', 'record.stale'],
});
const changeStatus = contract({
  id: 'users.change-status',
  service: 'users',
  method: 'POST',
  path: '/api/v1/changeUserStatus',
  handler: 'people/change-status',
  summary: 'Let several users in, or keep them out.',
  uses: ['identity'],
  access: MANAGE_USERS,
  decides: 'never oneself or the owner; a Master Admin only by another',
  input: z.object({ ids: Some, status: z.boolean() }),
  output: Done,
  errors: ['record.missing', 'seats.full', 'record.stale'],
});
const bulkDelete = contract({
  id: 'users.bulk-delete',
  service: 'users',
  method: 'POST',
  path: '/api/v1/deleteUsers',
  handler: 'people/delete-users',
  summary: 'Remove users: their sessions end at once, and what they made keeps their name.',
  uses: ['identity'],
  access: MANAGE_USERS,
  decides: 'never oneself or the owner; a Master Admin only by another',
  input: z.object({ ids: Some }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});
const singleDelete = contract({
  id: 'users.single-delete',
  service: 'users',
  method: 'POST',
  path: '/api/v1/deleteSingleUser',
  handler: 'people/delete-user',
  summary: 'Remove one user.',
  uses: ['identity'],
  access: MANAGE_USERS,
  decides: 'never oneself or the owner; a Master Admin only by another',
  input: z.object({ id: UserId }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});
const access = contract({
  id: 'users.access.list',
  service: 'users',
  method: 'GET',
  path: '/api/v1/user_access',
  handler: 'people/list-access',
  summary: 'What each user may do, for a Master Admin.',
  access: { ...VIEW_USERS, action: 'see what everyone can do' },
  decides: 'the owner and Master Admins alone',
  input: z.object({}),
  output: z.object({
    users: z.array(
      UserRow.pick({ id: true, name: true, email: true, role: true, status: true, is_owner: true }).extend({
        permissions: z.array(z.enum(PERMISSIONS)),
      }),
    ),
  }),
});

export const usersContracts = byId(
  list,
  details,
  save,
  byLegacyId,
  companyUsers,
  types,
  setStatus,
  changeStatus,
  bulkDelete,
  singleDelete,
  access,
  ...USER_MAPPING_CONTRACTS,
  ...HOST_AGENCY_CONTRACTS,
  ...INVITE_CONTRACTS,
);
