import type { Actor } from '@wayline/core/access/actor';
import type { User } from '@wayline/core/access/company';
import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { getRole } from '@wayline/core/access/roles';
import { pictureAddress } from '@wayline/core/areas/lookups/picture';
import { Presences } from '@wayline/core/areas/notifications/presence.records';
import type { Team } from '@wayline/core/areas/people/teams';
import { Teams } from '@wayline/core/areas/people/teams.records';
import { toUserRow, type UserRow } from '@wayline/core/areas/people/users';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';

type Who = { actor: Actor; db: TenantDb; deps: Deps };

/** The users who are of the company now, with what lies beside them; those who left are kept for their names only. */
export const readUsers = async ({ db }: Who, consistent = false) => {
  const kinds = { users: Users, presences: Presences, teams: Teams };
  const found = await db.readPartition(PEOPLE, kinds, { consistent });
  return { ...found, users: found.users.filter(({ left_at }) => !left_at) };
};
type Around = { presences: Awaited<ReturnType<typeof readUsers>>['presences']; teams: readonly Team[] };

/** The row of a user, made of what lies beside them. */
export const toCompanyUserRow = (user: User, { presences, teams }: Around, actor: Actor): UserRow => ({
  ...toUserRow(user, {
    owner: actor.company.owner_user_id,
    presence: presences.find(({ user_id }) => user_id === user.id),
    team_name: teams.find(({ id, deleted_at }) => id === user.team_id && !deleted_at)?.name,
    role: getRole(user.roles),
  }),
  avatar_img: pictureAddress(actor.company_id, user.avatar_file),
});
