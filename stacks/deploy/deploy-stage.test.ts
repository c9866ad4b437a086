import { describe, expect, it } from 'vitest';
import { deployStage, describeSteps, type Order, type Outside } from './deploy-stage';

const GIVEN = 'https://d123.cloudfront.net';
const order: Order = {
  stage: 'prod',
  environment: { WAYLINE_ZONE_NAME: 'wayline.example', WAYLINE_ZONE_ID: 'Z1' },
  region: 'us-east-1',
  rolesNeeded: 320,
};
const trial: Order = { ...order, stage: 'trial', environment: { WAYLINE_MAIL_FROM: 'ada@agency.example' } };
const room = { concurrency: 1_000, roles: 0, rolesQuota: 1_000, mailsAnyone: true };

/** A world in which everything works; `deployed` is what CloudFormation knows of the stage. */
const world = (fakes: Partial<Outside> = {}, { changed = '', deployed = false } = {}) => {
  const done: string[] = [];
  let there = deployed;
  const outside: Outside = {
    run: async (command, environment) => {
      const line = command.join(' ');
      if (line === 'git rev-parse --short=12 HEAD') return 'abc123def456\n';
      if (line === 'git status --porcelain') return changed;
      if (line.includes('sst deploy')) there = true;
      done.push(environment ? `${line} [${environment.WAYLINE_ORIGIN} ${environment.WAYLINE_VERSION}]` : line);
      expect(environment?.SST_TELEMETRY_DISABLED).toBe('1');
      return '';
    },
    say: (line) => done.push(line),
    readAccountId: async () => '111122223333',
    readAccount: async () => room,
    readOrigin: async () => (there ? GIVEN : undefined),
    smokeTest: async (origin) => {
      done.push(`smoke ${origin}`);
      return [];
    },
    ringingAlarms: async () => [],
    watchAlarms: async () => [],
    ...fakes,
  };
  return { outside, done };
};

describe('npm run deploy', () => {
  it('builds for the domain, bootstraps with the installed CDK, deploys, and asks the stage', async () => {
    const { outside, done } = world();
    expect(await deployStage(order, outside)).toBe('https://wayline.example');
    const at = '[https://wayline.example abc123def456]';
    expect(done).toEqual([
      `npm run --silent build:site -- --stage prod ${at}`,
      `npx --no-install cdk bootstrap aws://111122223333/us-east-1 --no-version-reporting ${at}`,
      `npx --no-install sst deploy --stage prod ${at}`,
      'smoke https://wayline.example',
      'prod runs version abc123def456 at https://wayline.example',
    ]);
  });

  it('deploys a stage without a domain twice the first time, and once ever after', async () => {
    const first = world();
    expect(await deployStage(trial, first.outside)).toBe(GIVEN);
    const deployments = (done: string[]) => done.filter((line) => line.includes('sst deploy'));
    expect(deployments(first.done).map((line) => /\[(\S+)/.exec(line)?.[1])).toEqual([
      'https://unknown.invalid',
      GIVEN,
    ]);
    const later = world({}, { deployed: true });
    await deployStage(trial, later.outside);
    expect(deployments(later.done)).toHaveLength(1);
    expect(later.done.at(-1)).toBe(`trial runs version abc123def456 at ${GIVEN}`);
  });

  it('changes nothing where a check fails: settings, commits, quotas', async () => {
    const refused = async (of: Order, { outside, done }: ReturnType<typeof world>, sentence: string) => {
      await expect(deployStage(of, outside)).rejects.toThrow(sentence);
      expect(done).toEqual([]);
    };
    await refused({ ...order, stage: 'Prod' }, world(), "can't be the name of a stage");
    await refused({ ...order, environment: {} }, world(), 'WAYLINE_MAIL_FROM');
    await refused(order, world({}, { changed: ' M README.md\n' }), 'Commit your changes first');
    await refused(order, world({ readAccount: async () => ({ ...room, concurrency: 10 }) }), 'Only 10 functions');
  });

  it('says in the version that it was not committed, when asked to deploy it all the same', async () => {
    const { outside, done } = world({}, { changed: ' M README.md\n' });
    await deployStage({ ...order, dirty: true }, outside);
    expect(done.at(-1)).toContain('abc123def456-dirty');
  });

  it('stops at the step that fails, and fails when the stage answers wrongly or an alarm goes off', async () => {
    const failing = world({
      run: async (command) => {
        if (command.includes('bootstrap')) throw new Error('cdk bootstrap ended with 1.');
        return command.includes('rev-parse') ? 'abc' : '';
      },
    });
    await expect(deployStage(order, failing.outside)).rejects.toThrow('bootstrap ended with 1');
    const broken = world({ smokeTest: async () => ["/ didn't answer."] });
    await expect(deployStage(order, broken.outside)).rejects.toThrow("/ didn't answer.");
    const watched: unknown[] = [];
    const ringing = world(
      {
        ringingAlarms: async () => ['Old.'],
        watchAlarms: async (...asked) => {
          watched.push(...asked);
          return ['More than 1 % of the calls of trips failed.'];
        },
      },
      { deployed: true },
    );
    await expect(deployStage({ ...order, watchMinutes: 10 }, ringing.outside)).rejects.toThrow('calls of trips failed');
    expect(watched).toEqual([10, ['Old.']]);
  });

  it('prints its steps without doing any', () => {
    expect(describeSteps(order)).toHaveLength(5);
    expect(describeSteps({ ...trial, watchMinutes: 5 })).toContain('watch the alarms for 5 minutes');
    expect(() => describeSteps({ ...order, stage: 'Prod' })).toThrow("can't be the name of a stage");
  });
});
