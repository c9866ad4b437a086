import { dependsOn, type StackContext, use } from 'sst/constructs';
import { Endpoints } from '../endpoints';
import { Jobs } from '../jobs';
import { lambdaFrom } from '../lambda';
import { shareRoles } from '../roles';
import { assignStacks } from './assign-stacks';
import recorded from './assignments.json';
import { ENDPOINTS } from './operations';

/** How many stacks of functions are deployed at once: Lambda takes 15 changes a second of an account. */
export const PARALLEL_STACKS = 6;

type DeployedArea = { id: string; stack: (context: StackContext) => void };

/**
 * The functions of each area, in the stacks that the rule gives them. Their routes are in the stack of the APIs. Deployed after the jobs: what
 * reads the stream and the waiting work knows what a version writes before anything writes it.
 */
export const AREA_STACKS: readonly DeployedArea[] = assignStacks(ENDPOINTS, recorded).map(
  ({ id, operations }, index) => ({
    id,
    stack: ({ app, stack }) => {
      dependsOn(AREA_STACKS[index - PARALLEL_STACKS]?.stack ?? Jobs);
      const { at, log, basic } = use(Endpoints);
      const findRole = shareRoles(stack, { at, log, basic });
      for (const { handler, needs, memory, seconds, files } of operations)
        lambdaFrom(app, stack, { handler, needs, memory, seconds, files, at, log, role: findRole(needs) });
    },
  }),
);
