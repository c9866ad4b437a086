import type { SSTConfig } from 'sst';
import { AfterDeployment } from './stacks/after-deployment';
import { Alerts } from './stacks/alerts';
import { Apis } from './stacks/apis';
import { AREA_STACKS } from './stacks/areas/area-stacks';
import { Dashboard } from './stacks/dashboard';
import { Data } from './stacks/data';
import { Domain } from './stacks/domain';
import { Endpoints } from './stacks/endpoints';
import { Files } from './stacks/files';
import { Identity } from './stacks/identity';
import { Jobs } from './stacks/jobs';
import { Mail } from './stacks/mail';
import { Realtime } from './stacks/realtime';
import { SearchEngine } from './stacks/search-engine';
import { readStageSettings } from './stacks/settings';
import { withoutUnusedHelpers } from './stacks/unused-helpers';
import { Web } from './stacks/web';
import { withoutMetadata } from './stacks/without-metadata';

/** What is deployed, each stack after those it uses. The region is the one whose certificates CloudFront accepts. */
export default {
  config: () => ({ name: 'wayline', region: 'us-east-1' }),
  stacks(app) {
    if (readStageSettings(app).names) app.stack(Domain);
    for (const state of [Alerts, Mail, Data, Files, Identity]) app.stack(state);
    for (const shared of [Realtime, Endpoints, Jobs]) app.stack(shared);
    for (const { stack, id } of AREA_STACKS) app.stack(stack, { id });
    if (readStageSettings(app).searchEngine) app.stack(SearchEngine);
    for (const rest of [Apis, Web, Dashboard, AfterDeployment]) app.stack(rest);
    withoutUnusedHelpers(app);
    withoutMetadata(app);
  },
} satisfies SSTConfig;
