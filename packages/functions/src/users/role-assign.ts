import { Users } from '@wayline/core/identity/people.records';
import { assignRole } from '@wayline/core/identity/role-editing';
import { roleOf } from '@wayline/core/identity/roles';
import { rolesContracts } from '@wayline/core/identity/roles.contract';
import { refuse } from '@wayline/core/kernel/result';
import { writesFor } from '@wayline/core/store/write';
import { forgetActor } from '../kernel/actor-cache';
import { endpoint } from '../kernel/endpoint';
import { assignedOf, readPeople } from './role-people';

/** Gives a colleague a role; they learn so at once, and are refused within 30 s what they no longer hold. */
export const handler = endpoint(rolesContracts['users.assign-role'], async ({ input, actor, deps, commit }) => {
  const people = await readPeople(actor, deps);
  if (!people.ok) return people;
  const { company, users, me } = people.value;
  const before = users.find(({ id }) => id === input.id);
  if (!before) return refuse('record.missing');
  if (before.version !== input.version) return refuse('record.stale', { current: assignedOf(before, company) });
  const decided = assignRole(input, me, before, company);
  if (!decided.ok) return decided;
  const after = decided.value;
  const outcome = await commit({
    writes: [writesFor(deps.table, actor.company_id).change(Users, before, after)],
    audit: {
      subject: before.id,
      action: 'user.role',
      changes: {
        role: { from: roleOf(before.roles), to: input.role },
        permissions: { from: before.permissions ?? null, to: after.permissions ?? null },
      },
    },
    event: { kind: 'settings_updated', channels: [`company.${company.id}`], entity_id: before.id },
    answer: { user: assignedOf({ ...after, version: before.version + 1 }, company) },
  });
  if (outcome.ok) forgetActor(before.sub);
  return outcome;
});
