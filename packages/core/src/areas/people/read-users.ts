import type { Actor } from '../../access/actor';
import type { User } from '../../access/company';
import { PEOPLE, Users } from '../../access/people.records';
import { getRole } from '../../access/roles';
import type { TenantDb } from '../../store/tenant-db';
import { pictureAddress } from '../lookups/public-schemas';
import { Presences } from '../notifications/public';
import type { Team } from './teams';
import { Teams } from './teams.records';
import { toUserRow, type UserRow } from './users';

/** The users who are of the company now, with what lies beside them; those who left are kept for their names only. */
export const readUsers = async (db: TenantDb, consistent = false) => {
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
