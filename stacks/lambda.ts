import type { IRole } from 'aws-cdk-lib/aws-iam';
import { type ILogGroup, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { RemovalPolicy } from 'aws-cdk-lib/core';
import { type App, Function as Lambda, type Stack } from 'sst/constructs';
import { BUNDLING } from '../packages/functions/bundling';
import { pdfFonts } from '../packages/functions/pdf-esbuild.plugin';
import { slimFunctions } from '../packages/functions/slim-esbuild.plugin';
import { getFunctionEnvironment } from './environment';
import { listFunctionRights, type Needs, type Right } from './rights';
import { createRole } from './roles';
import type { StageOutputs } from './stage-outputs';

/** Where every handler's file lies, and so its name: `trip/trips/get-trip` is `packages/functions/src/trip/trips/get-trip.ts`. */
const FOLDER = 'packages/functions/src';

export type LambdaPlan = {
  handler: string;
  needs: Needs;
  at: StageOutputs;
  log: ILogGroup;
  memory?: number;
  seconds?: number;
  /** Files that it reads while it runs, from the root of the repository; they lie at the same place beside its code. */
  files?: readonly string[];
  /** A role that the function shares with others of the same needs. Without one it gets its own. */
  role?: IRole;
  /** What the event source asks for beside the function's own needs; in a role of its own only. */
  also?: readonly Right[];
};

/** One log group for functions that belong together; its retention is set once. Their roles may write into it and into no other. */
export const createLogGroup = (app: App, stack: Stack, name: string): LogGroup =>
  new LogGroup(stack, 'Log', {
    logGroupName: `/${app.name}/${app.stage}/${name}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });

/** A function's name, the same in consoles, logs and alarms: `prod-wayline-trip-trips-get-trip`. */
export const getFunctionName = (app: App, handler: string) => app.logicalPrefixedName(handler.replaceAll('/', '-'));

/** A function from its plan: one handler file, bundled and minified, on ARM. */
export const lambdaFrom = (app: App, stack: Stack, plan: LambdaPlan): Lambda => {
  const id = plan.handler.replace(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Lambda(stack, id, {
    functionName: getFunctionName(app, plan.handler),
    handler: `${FOLDER}/${plan.handler}.handler`,
    runtime: 'nodejs22.x',
    architecture: 'arm_64',
    memorySize: plan.memory ?? 512,
    timeout: plan.seconds ?? 15,
    environment: getFunctionEnvironment(plan.needs, plan.at) as Record<string, string>,
    role:
      plan.role ??
      createRole(stack, `${id}Role`, [...listFunctionRights(plan.needs, plan.at), ...(plan.also ?? [])], plan.log),
    logGroup: plan.log,
    // Calls are measured by the handler's own metrics; a trace of one uninstrumented segment would add a right to `*` and nothing else.
    tracing: 'disabled',
    // Nothing is bound by name through SST, so it need not keep a parameter for each function.
    _doNotAllowOthersToBind: true,
    copyFiles: (plan.files ?? []).map((from) => ({ from })),
    nodejs: {
      format: 'esm',
      minify: true,
      sourcemap: false,
      esbuild: { ...BUNDLING, plugins: [pdfFonts() as never, slimFunctions() as never] },
    },
  });
};
