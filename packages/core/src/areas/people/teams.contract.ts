import * as z from 'zod';
import { TeamId, UserId } from '../../base/ids';
import { Name, Version } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { Done } from './identity.contract';
import { MAX_MEMBERS, TeamRow } from './teams';
import { ADMINISTER_USERS, VIEW_USERS } from './users-access';

const PATH = '/api/v1/teams';

const list = contract({
  id: 'users.teams',
  service: 'users',
  method: 'GET',
  path: PATH,
  handler: 'people/list-teams',
  summary: 'The teams of the company, and the users who can be in them.',
  access: VIEW_USERS,
  input: z.object({}),
  output: z.object({
    teams: z.array(TeamRow),
    users: z.array(z.object({ id: UserId, name: z.string(), email: z.string(), team_id: TeamId.optional() })),
  }),
});
const save = contract({
  id: 'users.teams.save',
  service: 'users',
  method: 'POST',
  path: PATH,
  handler: 'people/save-team',
  summary:
    'Create a team, or change its name, its lead and who is in it. A user is in one team: who joins leaves another.',
  access: ADMINISTER_USERS,
  input: z.object({
    id: TeamId.optional(),
    version: Version.optional(),
    name: Name,
    lead_user_id: UserId.nullable().default(null),
    member_ids: z.array(UserId).max(MAX_MEMBERS, `A team has at most ${MAX_MEMBERS} members.`).default([]),
  }),
  output: z.object({ team: TeamRow }),
  errors: ['record.missing', 'record.stale', 'team.name_taken', 'team.too_many'],
});
const remove = contract({
  id: 'users.teams.delete',
  service: 'users',
  method: 'PUT',
  path: `${PATH}/{id}/deleted`,
  handler: 'people/delete-team',
  summary: 'Delete a team (true) or bring it back (false); who was in it stays a user, and comes back with it.',
  access: ADMINISTER_USERS,
  input: z.object({ id: TeamId, deleted: z.boolean() }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});

export const teamsContracts = byId(list, save, remove);
