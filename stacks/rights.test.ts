import { CONTRACTS } from '@wayline/core/contracts';
import { describe, expect, it } from 'vitest';
import { getFunctionEnvironment } from './environment';
import { JOB_NEEDS } from './functions';
import { getContractNeeds, listFunctionRights, type Needs } from './rights';
import type { StageOutputs } from './stage-outputs';

const at: StageOutputs = {
  tableName: 't',
  tableArn: 'arn:table',
  streamArn: 'arn:stream',
  sealKeyArn: 'arn:key',
  userPoolId: 'pool',
  userPoolArn: 'arn:pool',
  clientId: 'web',
  accountClientId: 'account',
  filesBucket: 'files',
  filesArn: 'arn:files',
  mailConfigurationSet: 'set',
  mailFrom: 'no-reply@x',
  mailArns: ['arn:mail'],
  smsPoolArn: undefined,
  ratesUrl: 'https://rates.example/v1',
  stripeKeys: { name: 'wayline/x/stripe', arn: 'arn:stripe-keys' },
  framedPolicy: "default-src 'self'; frame-ancestors 'none'",
  origin: 'https://x',
  providerName: 'Wayline',
  version: '1',
};

const live = { endpoint: 'https://s', connectionsArn: 'arn:sockets' };

describe('rights and settings from a contract', () => {
  it('lets a function speak to sockets only where there are sockets', () => {
    expect(() => listFunctionRights({ uses: ['realtime'] }, at)).toThrow('realtime');
    expect(listFunctionRights({ uses: ['realtime'] }, { ...at, live })).toEqual([
      { actions: ['execute-api:ManageConnections'], resources: ['arn:sockets'] },
    ]);
  });

  it('adds SMS to mail once a pool of numbers is set', () => {
    const actions = (smsPoolArn?: string) =>
      listFunctionRights({ uses: ['mail'] }, { ...at, smsPoolArn }).flatMap((r) => r.actions);
    expect(actions()).toEqual(['ses:SendEmail']);
    expect(actions('arn:pool-of-numbers')).toEqual(['ses:SendEmail', 'sms-voice:SendTextMessage']);
  });

  it('tells what checks the token of a user where users are, and a page of clients nothing of them', () => {
    const signedIn = getFunctionEnvironment(getContractNeeds(CONTRACTS['trips.list']), at);
    expect(signedIn).toMatchObject({ USER_POOL_ID: 'pool', CLIENT_ID: 'web' });
    const byPage = getFunctionEnvironment(getContractNeeds(CONTRACTS['public.trips.get']), at);
    expect(byPage).not.toHaveProperty('USER_POOL_ID');
    expect(byPage).not.toHaveProperty('CLIENT_ID');
  });

  it('names the keys of the payment service to whoever takes payments, who may read them and no other secret', () => {
    const needs = { uses: ['payments'] as const };
    expect(getFunctionEnvironment(needs, at)).toMatchObject({ STRIPE_KEYS: 'wayline/x/stripe' });
    expect(listFunctionRights(needs, at)).toEqual([
      { actions: ['secretsmanager:GetSecretValue'], resources: ['arn:stripe-keys'] },
    ]);
  });

  it('lets what takes payments in by a company’s own key open that key, and the job that asks for them too', () => {
    const decrypts = (needs: Needs) =>
      listFunctionRights(needs, { ...at, live }).filter(({ actions }) => actions.includes('kms:Decrypt'));
    const opened = { resources: ['arn:key'], conditions: { Null: { 'kms:EncryptionContext:company': 'false' } } };
    const longWork = JOB_NEEDS['jobs/long-work'];
    const paying = (['public.invoice.pay', 'public.payment-news', 'book.payment-account.disconnect'] as const).map(
      (id) => getContractNeeds(CONTRACTS[id]),
    );
    for (const needs of [longWork, ...paying]) {
      expect(decrypts(needs)).toMatchObject([opened]);
      expect(getFunctionEnvironment(needs, at)).toMatchObject({ SEAL_KEY_ID: 'arn:key', ORIGIN: 'https://x' });
    }
    for (const needs of [longWork, ...paying.slice(0, 2)])
      expect(getFunctionEnvironment(needs, at)).toMatchObject({ RATES_URL: 'https://rates.example/v1' });
  });

  it('tells who only looks at an invoice or at the account nothing of its key', () => {
    for (const id of ['public.invoice.page', 'public.invoice.pdf', 'book.payment-account.get'] as const) {
      const needs = getContractNeeds(CONTRACTS[id]);
      const actions = listFunctionRights(needs, at).flatMap((right) => right.actions);
      expect(
        actions.filter((action) => action.startsWith('kms:')),
        id,
      ).toEqual([]);
      expect(getFunctionEnvironment(needs, at)).not.toHaveProperty('SEAL_KEY_ID');
    }
  });

  it('names the secret of the support chat to what signs for a user, where there is a chat', () => {
    const shell = getContractNeeds(CONTRACTS['misc.shell.get']);
    const chat = { ...at, supportChat: { name: 'wayline/x/support-chat', arn: 'arn:support-chat' } };
    const read = { actions: ['secretsmanager:GetSecretValue'], resources: ['arn:support-chat'] };
    expect(getFunctionEnvironment(shell, chat)).toMatchObject({ SUPPORT_CHAT: 'wayline/x/support-chat' });
    expect(listFunctionRights(shell, chat)).toContainEqual(read);
    expect(getFunctionEnvironment(shell, at)).not.toHaveProperty('SUPPORT_CHAT');
    expect(listFunctionRights(shell, at)).not.toContainEqual(expect.objectContaining({ actions: read.actions }));
    const other = getContractNeeds(CONTRACTS['trips.list']);
    expect(getFunctionEnvironment(other, chat)).not.toHaveProperty('SUPPORT_CHAT');
    expect(listFunctionRights(other, chat)).not.toContainEqual(read);
  });

  it('gives a function without needs nothing but a name of the place', () => {
    expect(listFunctionRights({}, at)).toEqual([]);
    expect(Object.keys(getFunctionEnvironment({}, at))).toEqual([
      'NODE_ENV',
      'ORIGIN',
      'PROVIDER_NAME',
      'WAYLINE_VERSION',
    ]);
  });
});
