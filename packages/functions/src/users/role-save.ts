import { Companies } from '@wayline/core/identity/people.records';
import { changeRole } from '@wayline/core/identity/role-editing';
import { rolesOf } from '@wayline/core/identity/role-view';
import { rolesContracts } from '@wayline/core/identity/roles.contract';
import { writesFor } from '@wayline/core/store/write';
import { forgetCompany } from '../kernel/actor-cache';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { readPeople } from './role-people';

/** Saves what a role holds; whoever has it learns so at once, and is refused within 30 s what was taken. */
export const handler = endpoint(rolesContracts['users.permissions'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const people = await readPeople(actor, deps);
    if (!people.ok) return people;
    const { company, users, me } = people.value;
    const decided = changeRole(input, me, { company, users });
    if (!decided.ok) return decided;
    const { name, roles, gives, takes } = decided.value;
    const after = { ...company, roles };
    const outcome = await commit({
      writes: [writesFor(deps.table, actor.company_id).change(Companies, company, after)],
      audit: {
        subject: company.id,
        action: input.permissions ? 'role.saved' : 'role.reset',
        changes: { role: name, given: gives, taken: takes },
      },
      event: { kind: 'settings_updated', channels: [`company.${company.id}`], entity_id: 'roles' },
      answer: { role: rolesOf(after, users).find((role) => role.name === name) ?? null },
    });
    if (outcome.ok) forgetCompany(actor.company_id);
    return outcome;
  }),
);
