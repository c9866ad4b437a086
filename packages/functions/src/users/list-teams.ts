import { teamRows } from '@wayline/core/identity/teams';
import { teamsContracts } from '@wayline/core/identity/teams.contract';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { readUsers, rowOf } from './read-users';

export const handler = endpoint(teamsContracts['users.teams'], async (call) => {
  const people = await readUsers(call);
  return ok({
    teams: teamRows(people.teams, people.users),
    users: people.users.map((user) => rowOf(user, people, call.actor)),
  });
});
