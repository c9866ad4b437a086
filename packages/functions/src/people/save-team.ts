import { Users } from '@wayline/core/access/people.records';
import { refuse } from '@wayline/core/areas/people/errors';
import { readUsers } from '@wayline/core/areas/people/read-users';
import { MAX_TEAMS, membersToMove, type Team, teamRows } from '@wayline/core/areas/people/teams';
import { teamsContracts } from '@wayline/core/areas/people/teams.contract';
import { Teams } from '@wayline/core/areas/people/teams.records';
import type { UserId } from '@wayline/core/base/ids';
import { ok, type Result } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../kernel/endpoint';

type Asked = { id?: Team['id'] | undefined; version?: number | undefined; name: string };
/** The team a save is about; undefined for a new one. Refuses another's name, an older version, and one team too many. */
const checkTeam = (teams: readonly Team[], { id, version, name }: Asked): Result<Team | undefined> => {
  const there = teams.filter(({ deleted_at }) => !deleted_at);
  const before = there.find((team) => team.id === id);
  if (id && !before) return refuse('record.missing');
  const seen = before && checkSeen(before, version);
  if (seen && !seen.ok) return seen;
  if (there.some((team) => team !== before && team.name.toLowerCase() === name.toLowerCase()))
    return refuse('team.name_taken');
  if (!before && there.length >= MAX_TEAMS) return refuse('team.too_many', { params: { limit: String(MAX_TEAMS) } });
  return ok(before);
};

/** Creates or changes a team. Members are moved without their versions, so that a profile open elsewhere can still be saved. */
export const handler = endpoint(teamsContracts['users.teams.save'], (call) =>
  inTurn(call, 'teams', async (turn) => {
    const { input, db, deps, commit } = call;
    const { users, teams } = await readUsers(call.db, true);
    const checked = checkTeam(teams, input);
    if (!checked.ok) return checked;
    const before = checked.value;
    const named = [...input.member_ids, ...(input.lead_user_id ? [input.lead_user_id] : [])];
    if (named.some((id) => !users.some((user) => user.id === id))) return refuse('record.missing');
    const draft = { name: input.name, lead_user_id: input.lead_user_id ?? undefined };
    const id = before?.id ?? deps.newId('team');
    const { join, leave } = membersToMove(id, users, input.member_ids);
    const told = { changes: { join, leave } };
    const saved = before
      ? db.save(Teams, before, { ...before, ...draft }, told)
      : db.create(Teams, { ...draft, id }, told);
    const moved = new Map<UserId, Team['id'] | undefined>([
      ...join.map((user) => [user, id] as const),
      ...leave.map((user) => [user, undefined] as const),
    ]);
    const after = users.map((user) => (moved.has(user.id) ? { ...user, team_id: moved.get(user.id) } : user));
    const [row] = teamRows([saved.after], after);
    if (!row) return refuse('record.missing');
    return commit({
      writes: [
        turn,
        saved,
        ...join.map((user) => db.updateIf(Users, { id: user }, { set: { team_id: id } })),
        ...leave.map((user) => db.updateIf(Users, { id: user }, { remove: ['team_id'] })),
      ],
      answer: { team: row },
    });
  }),
);
