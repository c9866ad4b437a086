import { dependsOn, Script, type StackContext, use } from 'sst/constructs';
import { alarmOnFunction } from './alarms';
import { Alerts } from './alerts';
import { Apis } from './apis';
import { JOB_NEEDS } from './functions';
import { Identity } from './identity';
import { Jobs } from './jobs';
import { createLogGroup, lambdaFrom } from './lambda';
import { Realtime } from './realtime';
import { readStageSettings } from './settings';
import { getStageOutputs } from './stage-outputs';
import { Web } from './web';

export const AFTER_DEPLOYMENT = { handler: 'jobs/after-deployment', needs: JOB_NEEDS['jobs/after-deployment'] };

/**
 * Runs a function at the end of every deployment: SST gives its `Script` another version each time. The stack comes after everything that
 * answers or runs, so that the pages which hear of a new version find it, and the job that goes on from there is of that version too.
 */
export function AfterDeployment({ app, stack }: StackContext) {
  for (const before of [Apis, Jobs, Web]) dependsOn(before);
  const run = lambdaFrom(app, stack, {
    ...AFTER_DEPLOYMENT,
    at: getStageOutputs(readStageSettings(app), use(Identity), use(Realtime).live),
    log: createLogGroup(app, stack, 'after-deployment'),
    seconds: 300,
  });
  new Script(stack, 'Once', { onCreate: run, onUpdate: run });
  alarmOnFunction(stack, run.node.id, run, use(Alerts).topic);
}
