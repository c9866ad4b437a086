import { identityContracts } from '@wayline/core/identity/identity.contract';
import { PEOPLE, Users } from '@wayline/core/identity/people.records';
import { roleOf } from '@wayline/core/identity/roles';
import { fullName } from '@wayline/core/kernel/full-name';
import { ok } from '@wayline/core/kernel/result';
import { Presences } from '@wayline/core/notifications/presence.records';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(identityContracts['users.list'], async ({ actor, deps }) => {
  const { users, presences } = await readPartition(deps.table, actor.company_id, PEOPLE, {
    users: Users,
    presences: Presences,
  });
  const online = new Set(presences.filter((p) => p.sockets > 0).map((p) => p.user_id));
  return ok({
    users: users.map((u) => ({
      id: u.id,
      name: fullName(u),
      email: u.email,
      role: roleOf(u.roles),
      status: u.is_active,
      online: online.has(u.id),
    })),
  });
});
