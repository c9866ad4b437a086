import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { RemovalPolicy } from 'aws-cdk-lib/core';
import { type App, Function as Lambda, type Stack } from 'sst/constructs';
import { BUNDLING } from '../packages/functions/bundling';
import { pdfFonts } from '../packages/functions/pdf-esbuild.plugin';
import { environmentOf } from './environment';
import type { Places } from './places';
import { type Needs, type Right, rightsOf } from './rights';

/** Where every handler's file lies, and so its name: `trips/get-trip` is `packages/functions/src/trips/get-trip.ts`. */
const FOLDER = 'packages/functions/src';

export type LambdaPlan = {
  handler: string;
  needs: Needs;
  at: Places;
  log: LogGroup;
  memory?: number;
  seconds?: number;
  /** What the event source asks for beside the function's own needs. */
  also?: readonly Right[];
};

/** One log group for the functions of a stack: its retention is set once, and no function may write into another's. */
export const logOf = (app: App, stack: Stack, name: string): LogGroup =>
  new LogGroup(stack, 'Log', {
    logGroupName: `/${app.name}/${app.stage}/${name}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });

/** A function's name, the same in consoles, logs and alarms: `prod-wayline-trips-get-trip`. */
export const nameOf = (app: App, handler: string) => app.logicalPrefixedName(handler.replace('/', '-'));

/** The role is written once, here: nothing that is later connected to the function widens it. */
const roleOf = (stack: Stack, id: string, { needs, at, log, also = [] }: LambdaPlan) => {
  const logging: Right = { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] };
  const statements = [logging, ...rightsOf(needs, at), ...also].map((right) => new PolicyStatement(right));
  return new Role(stack, `${id}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { rights: new PolicyDocument({ statements }) },
  }).withoutPolicyUpdates();
};

/** A function from its plan: one handler file, bundled and minified, on ARM. */
export const lambdaFrom = (app: App, stack: Stack, plan: LambdaPlan): Lambda => {
  const id = plan.handler.replace(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Lambda(stack, id, {
    functionName: nameOf(app, plan.handler),
    handler: `${FOLDER}/${plan.handler}.handler`,
    runtime: 'nodejs22.x',
    architecture: 'arm_64',
    memorySize: plan.memory ?? 512,
    timeout: plan.seconds ?? 15,
    environment: environmentOf(plan.needs, plan.at) as Record<string, string>,
    role: roleOf(stack, id, plan),
    logGroup: plan.log,
    // Calls are measured by the handler's own metrics; a trace of one uninstrumented segment would add a right to `*` and nothing else.
    tracing: 'disabled',
    // Nothing is bound by name through SST, so it need not keep a parameter for each function.
    _doNotAllowOthersToBind: true,
    nodejs: {
      format: 'esm',
      minify: true,
      sourcemap: false,
      esbuild: { ...BUNDLING, plugins: [pdfFonts() as never] },
    },
  });
};
