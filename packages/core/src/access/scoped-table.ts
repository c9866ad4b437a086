import type { UserId } from '../base/ids';
import { createTtlCache } from '../base/ttl-cache';
import type { Table } from '../store/client';
import { wholeList } from '../store/full-page';
import { tenantDb } from '../store/tenant-db';
import type { Actor } from './actor';
import type { User } from './company';
import { createScope } from './memberships';
import { PEOPLE, Users } from './people.records';
import { SCOPED_KINDS } from './scoped-kinds';

type Seer = Pick<Actor, 'company_id' | 'user_id' | 'visibility'> & { user: Pick<User, 'team_id'> };

const teams = createTtlCache<string, readonly UserId[]>(500);

const readTeam = async (table: Table, { company_id, user: { team_id } }: Seer): Promise<readonly UserId[]> => {
  const at = { partition: PEOPLE, prefix: 'USER#' };
  const users = await wholeList((cursor) => tenantDb(table, company_id).listPartition(Users, at, { cursor }));
  return users.filter((user) => user.team_id === team_id).map(({ id }) => id);
};

/** Whose trips somebody sees who doesn't see all: their own, or their team's, which is read at most once in 30 s. */
const readSeenUsers = async (table: Table, seer: Seer, now: string): Promise<readonly UserId[]> => {
  const { team_id } = seer.user;
  if (seer.visibility === 'own' || !team_id) return [seer.user_id];
  const team = await teams.get(`${seer.company_id}|${team_id}`, now, () => readTeam(table, seer));
  return [seer.user_id, ...team];
};

/** The table as somebody sees it. */
export const scopeTable = (table: Table, seer: Seer, now: string): Table =>
  seer.visibility === 'all'
    ? table
    : {
        ...table,
        scope: createScope(tenantDb(table, seer.company_id), () => readSeenUsers(table, seer, now), SCOPED_KINDS),
      };
