import { dependsOn, Script, type StackContext, use } from 'sst/constructs';
import { alarmOnFunction } from './alarms';
import { Alerts } from './alerts';
import { APART_STACKS, API_STACKS } from './api';
import { JOB_NEEDS } from './functions';
import { Identity } from './identity';
import { Jobs } from './jobs';
import { lambdaFrom, logOf } from './lambda';
import { placesOf } from './places';
import { Realtime } from './realtime';
import { settingsOf } from './settings';
import { Web } from './web';

export const AFTER_DEPLOYMENT = { handler: 'jobs/after-deployment', needs: JOB_NEEDS['jobs/after-deployment'] };

/**
 * Runs a function at the end of every deployment: SST gives its `Script` another version each time. The stack comes after everything that
 * answers or runs, so that the pages which hear of a new version find it, and the job that goes on from there is of that version too.
 */
export function AfterDeployment({ app, stack }: StackContext) {
  for (const { stack: api } of [...API_STACKS, ...APART_STACKS]) dependsOn(api);
  for (const rest of [Jobs, Web]) dependsOn(rest);
  const run = lambdaFrom(app, stack, {
    ...AFTER_DEPLOYMENT,
    at: placesOf(settingsOf(app), use(Identity), use(Realtime).live),
    log: logOf(app, stack, 'after-deployment'),
    seconds: 300,
  });
  new Script(stack, 'Once', { onCreate: run, onUpdate: run });
  alarmOnFunction(stack, run.node.id, run, use(Alerts).topic);
}
