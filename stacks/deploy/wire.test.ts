import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_NUMBERS } from '../areas/operations';
import { apiNumber } from '../edge/api-number.js';
import { readAccount, readAccountId } from './account';
import { watchAlarms } from './alarms';
import { runProgram } from './runner';
import { smokeTest, smokeTests } from './smoke';
import { readOrigin } from './stage-stacks';

/** What AWS answers, by the service and the call; everything else is a 404. */
let answers: Record<string, { status?: number; type?: string; body: string }> = {};
const asked: string[] = [];
let server: Server;
let origin: string;
const xml = (body: string, status = 200) => ({ status, type: 'text/xml', body });

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const action =
        /Action=(\w+)/.exec(body)?.[1] ??
        String(request.headers['x-amz-target'] ?? '')
          .split('.')
          .at(-1);
      const key = action || String(request.url);
      asked.push(key);
      const { status = 200, type = 'application/json', body: text } = answers[key] ?? { status: 404, body: '<html>' };
      response.writeHead(status, { 'content-type': type }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const set = { AWS_ENDPOINT_URL: origin, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_MAX_ATTEMPTS: '1' };
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

describe('what a deployment asks of AWS', () => {
  it('reads the number and the quotas of the account', async () => {
    const entry = (key: string, value: number) => `<entry><key>${key}</key><value>${value}</value></entry>`;
    answers = {
      GetCallerIdentity: xml(
        '<GetCallerIdentityResponse><GetCallerIdentityResult><Account>111122223333</Account></GetCallerIdentityResult></GetCallerIdentityResponse>',
      ),
      '/2016-08-19/account-settings': { body: JSON.stringify({ AccountLimit: { ConcurrentExecutions: 10 } }) },
      GetAccountSummary: xml(
        `<GetAccountSummaryResponse><GetAccountSummaryResult><SummaryMap>${entry('Roles', 12)}${entry('RolesQuota', 1000)}</SummaryMap></GetAccountSummaryResult></GetAccountSummaryResponse>`,
      ),
      '/v2/email/account': { body: JSON.stringify({ ProductionAccessEnabled: false }) },
    };
    expect(await readAccountId('us-east-1')).toBe('111122223333');
    expect(await readAccount('us-east-1')).toEqual({
      concurrency: 10,
      roles: 12,
      rolesQuota: 1_000,
      mailsAnyone: false,
    });
  });

  it('reads the address of a stage, and knows one that is not there yet', async () => {
    answers = {
      DescribeStacks: xml(
        '<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>x</StackName><Outputs><member><OutputKey>Origin</OutputKey><OutputValue>https://d1.cloudfront.net</OutputValue></member></Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>',
      ),
    };
    expect(await readOrigin('trial', 'us-east-1')).toBe('https://d1.cloudfront.net');
    const error = (message: string) =>
      xml(
        `<ErrorResponse><Error><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`,
        400,
      );
    answers = { DescribeStacks: error('Stack with id trial-wayline-Web does not exist') };
    expect(await readOrigin('trial', 'us-east-1')).toBeUndefined();
    answers = { DescribeStacks: error('Not authorized') };
    await expect(readOrigin('trial', 'us-east-1')).rejects.toThrow('Not authorized');
  });

  it('names the alarms that a deployment set off, and not those from before', async () => {
    const read = async (): Promise<string[]> => {
      reads += 1;
      return reads < 3 ? ['Old.'] : ['Old.', 'New.'];
    };
    let reads = 0;
    const pause = async () => undefined;
    expect(await watchAlarms({ minutes: 2, before: ['Old.'], read, pause })).toEqual([]);
    expect(await watchAlarms({ minutes: 2, before: ['Old.'], read, pause })).toEqual(['New.']);
  });
});

describe('the smoke test', () => {
  const good = {
    '/services/misc/health': { body: '{"version":"abc"}' },
    '/': { body: '<html>' },
    '/login': { body: '<html>' },
    ...Object.fromEntries(
      smokeTests('abc')
        .filter(({ status }) => status === 401)
        .map(({ path }) => [path, { status: 401, body: '{}' }]),
    ),
  };

  it('asks for the version, the pages, a call of each API without a token and a link that is gone', async () => {
    answers = good;
    expect(await smokeTest(origin, 'abc')).toEqual([]);
    expect(asked).toHaveLength(8);
    const numbers = asked.filter((path) => path.includes('/api/')).map((path) => apiNumber('GET', path));
    expect(numbers).toEqual(API_NUMBERS);
  });

  it('says what is wrong', async () => {
    answers = { ...good, '/services/misc/health': { body: '{"version":"old"}' }, '/login': { status: 503, body: '' } };
    expect(await smokeTest(origin, 'abc')).toEqual([
      '/services/misc/health doesn\'t contain "abc".',
      '/login answered 503 instead of 200.',
    ]);
    expect(await smokeTest('http://127.0.0.1:1', 'abc')).toHaveLength(8);
  });
});

describe('programs', () => {
  it('are run with their settings, and their failure is an error', async () => {
    const program = ['node', '-e', 'process.stdout.write(process.env.WAYLINE_VERSION)'];
    expect(await runProgram(program, { WAYLINE_VERSION: 'abc' })).toBe('abc');
    await expect(runProgram(['node', '-e', 'process.exit(3)'])).rejects.toThrow('ended with 3');
    await expect(runProgram(['no-such-program-here'])).rejects.toThrow('ENOENT');
  });
});
