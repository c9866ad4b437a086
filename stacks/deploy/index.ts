import { parseArgs } from 'node:util';
import { stageEnvironment } from '../stage-environment';
import { readAccount, readAccountId } from './account';
import { ringingAlarms, watchAlarms } from './alarms';
import { countRoles } from './count-roles';
import { deployStage, describeSteps, type Order } from './deploy-stage';
import { runProgram } from './runner';
import { smokeTest } from './smoke';
import { readOrigin } from './stage-stacks';

/** Fixed in sst.config.ts: CloudFront takes its certificate from there. */
const REGION = 'us-east-1';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean' },
    dirty: { type: 'boolean' },
    watch: { type: 'string', default: '0' },
  },
});
const [stage] = positionals;
if (!stage || positionals.length > 1) {
  console.error('usage: npm run deploy -- STAGE [--dry-run] [--dirty] [--watch MINUTES]');
  process.exit(2);
}
const order: Order = {
  stage,
  environment: stageEnvironment(stage, process.cwd(), process.env),
  region: REGION,
  rolesNeeded: countRoles(),
  dirty: values.dirty,
  watchMinutes: Number(values.watch),
};
try {
  if (values['dry-run']) {
    for (const [i, step] of describeSteps(order).entries()) console.log(`${i + 1}. ${step}`);
  } else {
    await deployStage(order, {
      run: runProgram,
      say: (line) => console.log(line),
      readAccountId: () => readAccountId(REGION),
      readAccount: () => readAccount(REGION),
      readOrigin: () => readOrigin(stage, REGION),
      smokeTest,
      ringingAlarms: () => ringingAlarms(stage, REGION),
      watchAlarms: (minutes, before) => watchAlarms({ minutes, before, read: () => ringingAlarms(stage, REGION) }),
    });
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
