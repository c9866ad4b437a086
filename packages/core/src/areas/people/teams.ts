import * as z from 'zod';
import type { User } from '../../access/company';
import { TeamId, UserId } from '../../base/ids';
import { Instant, Name, Version } from '../../base/values';

export const MAX_TEAMS = 100;
/** So many can be put in or taken out by one save. */
export const MAX_MEMBERS = 40;

/** Colleagues who work together. Who is in it stands with each user; a team that was deleted comes back with all of them. */
export const Team = z.object({
  id: TeamId,
  name: Name,
  lead_user_id: UserId.optional(),
  created_at: Instant,
  deleted_at: Instant.optional(),
  version: Version,
});
export type Team = z.infer<typeof Team>;

/** A team as its page shows it. */
export const TeamRow = Team.pick({ id: true, name: true, lead_user_id: true, version: true }).extend({
  member_ids: z.array(UserId),
});
export type TeamRow = z.infer<typeof TeamRow>;

/** The teams that are there, by name, with who is in them; a lead who left leads no longer. */
export const teamRows = (teams: readonly Team[], users: readonly Pick<User, 'id' | 'team_id'>[]): TeamRow[] =>
  teams
    .filter(({ deleted_at }) => !deleted_at)
    .map(({ id, name, lead_user_id, version }) => {
      const member_ids = users.filter(({ team_id }) => team_id === id).map((user) => user.id);
      const lead = users.some((user) => user.id === lead_user_id) ? lead_user_id : undefined;
      return { id, name, lead_user_id: lead, version, member_ids };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Who has to be moved so that just these are in a team. */
export const membersToMove = (
  team: TeamId,
  users: readonly Pick<User, 'id' | 'team_id'>[],
  wanted: readonly UserId[],
): { join: UserId[]; leave: UserId[] } => ({
  join: users.filter((user) => wanted.includes(user.id) && user.team_id !== team).map(({ id }) => id),
  leave: users.filter((user) => !wanted.includes(user.id) && user.team_id === team).map(({ id }) => id),
});
