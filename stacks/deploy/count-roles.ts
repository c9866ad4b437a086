import { assignStacks } from '../areas/assign-stacks';
import recorded from '../areas/assignments.json';
import { ENDPOINTS } from '../areas/operations';
import type { Needs } from '../rights';
import { BASIC_NEEDS, roleName } from '../role-names';

/** Roles of jobs, sockets, triggers and API Gateway, the basic ones, and those of helpers that SST and CDK bring. */
const OTHER_ROLES = 22;

const getName = (needs: Needs) => roleName(needs, { chat: true });

/** How many IAM roles a stage takes: one for each set of rights in the stack of an area, but for the basic sets, and the others. */
export const countRoles = (): number => {
  const basic = new Set(BASIC_NEEDS.map(getName));
  return assignStacks(ENDPOINTS, recorded)
    .map(
      ({ operations }) =>
        new Set(operations.map(({ needs }) => getName(needs)).filter((name) => !basic.has(name))).size,
    )
    .reduce((sum, count) => sum + count, OTHER_ROLES);
};
