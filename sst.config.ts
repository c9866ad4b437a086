import type { SSTConfig } from 'sst';
import { AfterDeployment } from './stacks/after-deployment';
import { Alerts } from './stacks/alerts';
import { APART_STACKS, API_STACKS } from './stacks/api';
import { Dashboard } from './stacks/dashboard';
import { Data } from './stacks/data';
import { Domain } from './stacks/domain';
import { Files } from './stacks/files';
import { Identity } from './stacks/identity';
import { Jobs } from './stacks/jobs';
import { Mail } from './stacks/mail';
import { Realtime } from './stacks/realtime';
import { settingsOf } from './stacks/settings';
import { Web } from './stacks/web';
import { withoutMetadata } from './stacks/without-metadata';

/** What is deployed, each stack after those it uses. The region is the one whose certificates CloudFront accepts. */
export default {
  config: () => ({ name: 'wayline', region: 'us-east-1' }),
  stacks(app) {
    if (settingsOf(app).names) app.stack(Domain);
    for (const state of [Alerts, Mail, Data, Files, Identity]) app.stack(state);
    app.stack(Realtime);
    for (const { stack, id } of [...API_STACKS, ...APART_STACKS]) app.stack(stack, { id });
    for (const rest of [Jobs, Web, Dashboard, AfterDeployment]) app.stack(rest);
    withoutMetadata(app);
  },
} satisfies SSTConfig;
