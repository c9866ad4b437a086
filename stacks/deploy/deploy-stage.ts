import { readSettings, type Settings, UNKNOWN_ORIGIN } from '../settings';
import { type Account, judgeAccount } from './quotas';
import type { Run } from './runner';

/** What the deployment reaches outside of itself; tests put fakes in its place. */
export type Outside = {
  run: Run;
  say: (line: string) => void;
  readAccountId: () => Promise<string>;
  readAccount: () => Promise<Account>;
  readOrigin: () => Promise<string | undefined>;
  smokeTest: (origin: string, version: string) => Promise<string[]>;
  ringingAlarms: () => Promise<string[]>;
  watchAlarms: (minutes: number, before: readonly string[]) => Promise<string[]>;
};
export type Order = {
  stage: string;
  environment: Record<string, string | undefined>;
  region: string;
  rolesNeeded: number;
  /** Deploys changes that are not committed. */
  dirty?: boolean;
  /** How long the alarms are watched afterwards. */
  watchMinutes?: number;
};

const QUIET = { SST_TELEMETRY_DISABLED: '1' };
const stopWith = (sentences: readonly string[]) => {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
};

const readVersion = async ({ dirty, environment }: Order, { run }: Outside): Promise<string> => {
  const commit = (await run(['git', 'rev-parse', '--short=12', 'HEAD'])).trim();
  const changed = (await run(['git', 'status', '--porcelain'])).trim();
  if (changed && !dirty)
    throw new Error('Commit your changes first, so that the version says what runs, or add --dirty.');
  return environment.WAYLINE_VERSION ?? (changed ? `${commit}-dirty` : commit);
};

const checkAccount = async (order: Order, settings: Settings, firstTime: boolean, outside: Outside) => {
  const { rolesNeeded } = order;
  const { lasting, codesBySes } = settings;
  const verdict = judgeAccount(await outside.readAccount(), { rolesNeeded, firstTime, lasting, codesBySes });
  for (const warning of verdict.warn) outside.say(`Note: ${warning}`);
  stopWith(verdict.stop);
};

/** What a deployment would do, for whoever wants to read it first. */
export const describeSteps = ({ stage, environment, region, watchMinutes = 0 }: Order): string[] => {
  const { names } = readSettings(stage, environment);
  return [
    'check the settings, that everything is committed, and the quotas of the account (functions, roles, mail)',
    ...commandsFor(stage, '<account>', region).map((command) => command.join(' ')),
    ...(names ? [] : ['the same once more when this is the first time, with the address that CloudFront gave']),
    'ask the stage for its health, landing page, sign-in page, calls of each API without a token and a link that is gone',
    ...(watchMinutes > 0 ? [`watch the alarms for ${watchMinutes} minutes`] : []),
  ];
};

/** The commands that bring the stage out at an address. */
const commandsFor = (stage: string, account: string, region: string): (readonly string[])[] => [
  ['npm', 'run', '--silent', 'build:site', '--', '--stage', stage],
  ['npx', '--no-install', 'cdk', 'bootstrap', `aws://${account}/${region}`, '--no-version-reporting'],
  ['npx', '--no-install', 'sst', 'deploy', '--stage', stage],
];

/**
 * Brings a stage out: checks, site, bootstrap, stacks, smoke test. A stage without a domain learns its address from its first deployment
 * and is deployed a second time, because its functions and pages carry the address. Returns the address.
 */
export const deployStage = async (order: Order, outside: Outside): Promise<string> => {
  const { stage, region, environment, watchMinutes = 0 } = order;
  const { run, say } = outside;
  readSettings(stage, environment);
  const version = await readVersion(order, outside);
  const account = await outside.readAccountId();
  const known = await outside.readOrigin();
  const settings = readSettings(stage, { WAYLINE_ORIGIN: known, ...environment });
  await checkAccount(order, settings, known === undefined, outside);
  const bringOut = async (origin: string) => {
    for (const command of commandsFor(stage, account, region))
      await run(command, { ...QUIET, WAYLINE_VERSION: version, WAYLINE_ORIGIN: origin });
  };
  const before = known ? await outside.ringingAlarms() : [];
  await bringOut(settings.origin);
  const origin = settings.names ? settings.origin : await outside.readOrigin();
  if (!origin) throw new Error('The stage is deployed, but its stack Web names no address.');
  if (settings.origin === UNKNOWN_ORIGIN) {
    say(`The stage has the address ${origin} now. Deploying it once more, so that its pages and functions know it.`);
    await bringOut(origin);
  }
  stopWith(await outside.smokeTest(origin, version));
  stopWith(await outside.watchAlarms(watchMinutes, before));
  say(`${stage} runs version ${version} at ${origin}`);
  return origin;
};
