import { forgetActor } from '@wayline/core/access/actor-cache';
import { Users } from '@wayline/core/access/people.records';
import { assignRole } from '@wayline/core/access/role-editing';
import { getRole } from '@wayline/core/access/roles';
import { userRoleChanged } from '@wayline/core/areas/people/people.events';
import { readPeople, toAssignedUser } from '@wayline/core/areas/people/role-people';
import { rolesContracts } from '@wayline/core/areas/people/roles.contract';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../kernel/endpoint';

/** Gives a colleague a role; they learn so at once, and are refused within 30 s what they no longer hold. */
export const handler = endpoint(rolesContracts['users.assign-role'], async ({ input, actor, db, deps, commit }) => {
  const people = await readPeople(db, actor, deps.now());
  if (!people.ok) return people;
  const { company, users, me } = people.value;
  const before = users.find(({ id }) => id === input.id);
  if (!before) return refuse('record.missing');
  const seen = checkSeen(before, input.version, (user) => toAssignedUser(user, company));
  if (!seen.ok) return seen;
  const decided = assignRole(input, me, before, company);
  if (!decided.ok) return decided;
  const after = decided.value;
  const saved = db.save(Users, before, after, {
    as: ({ id }) => userRoleChanged({ id, role: input.role }),
    changes: {
      role: { from: getRole(before.roles), to: input.role },
      permissions: { from: before.permissions ?? null, to: after.permissions ?? null },
    },
  });
  const outcome = await commit({ writes: [saved], answer: { user: toAssignedUser(saved.after, company) } });
  if (outcome.ok) forgetActor(before.sub);
  return outcome;
});
