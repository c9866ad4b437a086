import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { teamRows } from '@wayline/core/areas/people/teams';
import { teamsContracts } from '@wayline/core/areas/people/teams.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(teamsContracts['users.teams'], async (call) => {
  const people = await readUsers(call.db);
  return ok({
    teams: teamRows(people.teams, people.users),
    users: people.users.map((user) => toCompanyUserRow(user, people, call.actor)),
  });
});
