import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { Aspects, type Stack } from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { SSTConfig } from 'sst';
import { App } from 'sst/constructs';
import { useFunctions } from 'sst/constructs/Function.js';
import { initProject, useProject } from 'sst/project.js';
import { useRuntimeHandlers } from 'sst/runtime/handlers.js';
import { load } from 'sst/stacks/build.js';
import { type Finding, Findings } from './findings';

const DOMAIN = 'wayline.example';
const BUILT = {
  WAYLINE_ALERT_EMAIL: `ops@${DOMAIN}`,
  WAYLINE_APP_DIST: 'stacks/fixtures/web-dist',
  WAYLINE_PAGES_DIST: 'stacks/fixtures/pages-dist',
};
type Stage = { name: string; settings: Record<string, string> };
/** As it goes out to people: its own domain, and mail that may reach anyone. */
export const PRODUCTION: Stage = {
  name: 'prod',
  settings: { ...BUILT, WAYLINE_ZONE_NAME: DOMAIN, WAYLINE_ZONE_ID: 'Z0000000000000', WAYLINE_CODES_BY_SES: 'yes' },
};
/** The least that a stage needs: no domain, one address that sends. */
export const TRIAL: Stage = {
  name: 'trial',
  settings: {
    ...BUILT,
    WAYLINE_MAIL_FROM: 'ada@agency.example',
    WAYLINE_ORIGIN: `https://${DOMAIN}`,
  },
};

export type Resource = { Type: string; Properties: Record<string, unknown>; [rest: string]: unknown };
export type Deployed = {
  /** Stack by its short name, `Data`, with those it is deployed after. */
  stacks: Record<string, { template: Template; resources: Record<string, Resource>; after: string[] }>;
  findings: Finding[];
  /** The files that are copied beside a function's code, by the path of its handler. */
  copied: ReadonlyMap<string, readonly string[]>;
};

/** Function code is not bundled: each function gets an empty folder and its real handler's name. Says which files would be copied there. */
const skipBundling = (): Deployed['copied'] => {
  const copied = new Map<string, readonly string[]>();
  const empty = path.join(useProject().paths.artifacts, 'not-bundled');
  mkdirSync(empty, { recursive: true });
  useRuntimeHandlers().build = async (id: string) => {
    const built = useFunctions().fromID(id);
    const handler = String(built?.handler);
    copied.set(
      handler,
      (built?.copyFiles ?? []).map(({ from }) => from),
    );
    return { type: 'success' as const, out: empty, handler, sourcemap: undefined };
  };
  return copied;
};

/** sst.config.ts as the CLI loads it. */
const loadConfig = async (): Promise<SSTConfig> => (await load(useProject().paths.config, false))[1];

/** A stage as sst.config.ts describes it, synthesised without an account, with cdk-nag watching. */
export const synthesise = async (of: Stage = PRODUCTION, readConfig = loadConfig): Promise<Deployed> => {
  Object.assign(process.env, of.settings);
  await initProject({ stage: of.name, region: 'us-east-1' } as never);
  const copied = skipBundling();
  const config = await readConfig();
  const { name, region } = await config.config({ stage: of.name });
  const app = new App({ mode: 'deploy', stage: of.name, region, name, account: '111122223333' } as never);
  await config.stacks(app);
  await app.finish();
  const findings = new Findings();
  Aspects.of(app).add(new AwsSolutionsChecks({ logIgnores: false, reports: false, additionalLoggers: [findings] }));
  const shortName = (id: string) => id.slice(`${of.name}-${name}-`.length);
  const stacks: Deployed['stacks'] = {};
  for (const child of app.node.children) {
    if (!('stackName' in child)) continue;
    const template = Template.fromStack(child as never);
    const after = (child as Stack).dependencies.map((other) => shortName(other.node.id));
    stacks[shortName(child.node.id)] = { template, resources: template.toJSON().Resources, after };
  }
  return { stacks, findings: findings.all, copied };
};
