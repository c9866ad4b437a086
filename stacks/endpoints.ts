import type { IRole } from 'aws-cdk-lib/aws-iam';
import { type StackContext, use } from 'sst/constructs';
import { Identity } from './identity';
import { createLogGroup } from './lambda';
import { Realtime } from './realtime';
import { listFunctionRights } from './rights';
import { BASIC_NEEDS } from './role-names';
import { createRole, getRoleName } from './roles';
import { readStageSettings } from './settings';
import { getStageOutputs } from './stage-outputs';

/**
 * What the endpoints of all areas share: their log, and the roles that most of them have. These roles are always here, used or not: other stacks
 * refer to them, and a role that went with its last user would still be referred to when this stack is deployed. Rarer sets of rights have their role
 * in the stack of their area, where it comes and goes with its functions.
 */
export function Endpoints({ app, stack }: StackContext) {
  const at = getStageOutputs(readStageSettings(app), use(Identity), use(Realtime).live);
  const log = createLogGroup(app, stack, 'api');
  const basic: ReadonlyMap<string, IRole> = new Map(
    BASIC_NEEDS.map((needs) => {
      const name = getRoleName(needs, at);
      return [name, createRole(stack, `${name}Role`, listFunctionRights(needs, at), log)];
    }),
  );
  return { log, at, basic };
}
