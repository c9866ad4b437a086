import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Stack } from 'sst/constructs';
import { listFunctionRights, type Needs, type Right } from './rights';
import { roleName } from './role-names';
import type { StageOutputs } from './stage-outputs';

/** The role of functions. It is written once, here: nothing that is later connected to a function widens it. */
export const createRole = (stack: Stack, id: string, rights: readonly Right[], log: ILogGroup): IRole => {
  const logging: Right = { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] };
  return new Role(stack, id, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: {
      rights: new PolicyDocument({ statements: [logging, ...rights].map((right) => new PolicyStatement(right)) }),
    },
  }).withoutPolicyUpdates();
};

/** Finds the role that has exactly the rights that a function needs. */
export type FindRole = (needs: Needs) => IRole;

/** The name of the role that has exactly the rights for these needs, on this stage. */
export const getRoleName = (needs: Needs, at: StageOutputs): string =>
  roleName(needs, { chat: at.supportChat !== undefined });

/** One role for each set of rights that the functions of a stack need, made when the first of them asks for it. */
export const shareRoles = (
  stack: Stack,
  { at, log, basic = new Map() }: { at: StageOutputs; log: ILogGroup; basic?: ReadonlyMap<string, IRole> },
): FindRole => {
  const created = new Map(basic);
  return (needs) => {
    const name = getRoleName(needs, at);
    const found = created.get(name);
    if (found) return found;
    const role = createRole(stack, `${name}Role`, listFunctionRights(needs, at), log);
    created.set(name, role);
    return role;
  };
};
