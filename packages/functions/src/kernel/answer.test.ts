import { refuse } from '@wayline/core/base/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusalAnswer } from './answer';

const spoken = () => JSON.parse(refusalAnswer(refuse('unexpected'), 'request-1').body ?? '{}').error;
afterEach(() => vi.unstubAllEnvs());

describe('a refusal', () => {
  it('names the provider of the deployment to turn to, and the request to quote', () => {
    vi.stubEnv('PROVIDER_NAME', 'Harbour & Vale');
    expect(spoken()).toMatchObject({
      message: 'Some error occur, Please contact Harbour & Vale team.',
      request_id: 'request-1',
    });
  });

  it('names Wayline where no provider is set', () => {
    vi.stubEnv('PROVIDER_NAME', undefined);
    expect(spoken().message).toBe('Some error occur, Please contact Wayline team.');
  });
});
