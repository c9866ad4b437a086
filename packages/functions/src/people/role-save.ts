import { forgetCompany } from '@wayline/core/access/actor-cache';
import type { Company } from '@wayline/core/access/company';
import { Companies, Users } from '@wayline/core/access/people.records';
import { changeRole, type RoleChange, takeAlong } from '@wayline/core/access/role-editing';
import { listRoleViews } from '@wayline/core/access/role-view';
import { Invitations } from '@wayline/core/areas/people/invite.records';
import { roleRenamed, roleReset, roleSaved } from '@wayline/core/areas/people/people.events';
import { readPeople } from '@wayline/core/areas/people/role-people';
import { rolesContracts } from '@wayline/core/areas/people/roles.contract';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

const eventOf = ({ permissions }: RoleChange, renamed: boolean) => {
  if (renamed) return roleRenamed;
  return permissions ? roleSaved : roleReset;
};

/**
 * Saves what a role holds, what it is called and what it is for; whoever has it learns so at once, and is refused within 30 s what was taken.
 * With another name its holders and who is invited to it are written in the same step.
 */
export const handler = endpoint(rolesContracts['users.permissions'], ({ input, actor, db, deps, commit }) =>
  retryOnConflict(async () => {
    const people = await readPeople(db, actor, deps.now());
    if (!people.ok) return people;
    const { company, users, invitations, me } = people.value;
    const decided = changeRole(input, me, { company, users });
    if (!decided.ok) return decided;
    const { name, roles, gives, takes } = decided.value;
    const renamed = name !== input.name;
    const along = takeAlong({ name: input.name, to: name }, renamed ? users : [], renamed ? invitations : []);
    if (!along.ok) return along;
    const after: Company = { ...company, roles };
    const taken = new Map(along.value.users.map(([before, holder]) => [before.id, holder]));
    const outcome = await commit({
      writes: [
        db.change(Companies, company, after),
        ...along.value.users.map(([before, holder]) => db.change(Users, before, holder)),
        ...along.value.invitations.map(([before, invited]) => db.change(Invitations, before, invited)),
      ],
      audit: {
        subject: company.id,
        changes: {
          role: name,
          ...(renamed && { before: input.name }),
          given: gives,
          taken: takes,
          ...(input.visibility && { sees: input.visibility }),
        },
      },
      events: [eventOf(input, renamed)({ role: name })],
      answer: {
        role:
          listRoleViews(
            after,
            users.map((user) => taken.get(user.id) ?? user),
          ).find((role) => role.name === name) ?? null,
      },
    });
    if (outcome.ok) forgetCompany(actor.company_id);
    return outcome;
  }),
);
