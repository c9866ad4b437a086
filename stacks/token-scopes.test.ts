import { describe, expect, it } from 'vitest';
import { TOKEN_SCOPES_CODE } from './token-scopes';

type Event = { callerContext: { clientId: string }; response: object };
/** The script as the runtime loads it, with a parameter store that answers as `read` does. */
const load = (read: () => Promise<string>) => {
  const exported: { handler?: (event: Event) => Promise<Event> } = {};
  class SSMClient {
    send = async () => ({ Parameter: { Value: await read() } });
  }
  const modules = () => ({ SSMClient, GetParameterCommand: class {} });
  new Function('require', 'exports', 'process', 'console', TOKEN_SCOPES_CODE)(
    modules,
    exported,
    { env: {} },
    {
      error: () => undefined,
    },
  );
  return async (clientId: string) =>
    (await exported.handler?.({ callerContext: { clientId }, response: {} }))?.response;
};
const SUPPRESSED = {
  claimsAndScopeOverrideDetails: {
    accessTokenGeneration: { scopesToSuppress: ['aws.cognito.signin.user.admin'] },
  },
};

describe('before tokens are issued', () => {
  it('a browser’s lose the right to change the account, those of our own rights keep it', async () => {
    const responseTo = load(async () => 'account');
    expect(await responseTo('web')).toEqual(SUPPRESSED);
    expect(await responseTo('account')).toEqual({});
  });

  it('all lose it while it is not known which client is ours, and it is asked again', async () => {
    const answers = [() => Promise.reject(new Error('no')), async () => 'account'];
    const responseTo = load(() => (answers.shift() as () => Promise<string>)());
    expect(await responseTo('account')).toEqual(SUPPRESSED);
    expect(await responseTo('account')).toEqual({});
  });
});
