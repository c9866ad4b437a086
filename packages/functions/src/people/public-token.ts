import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';

/** Client credentials have no refresh token of their own: asking again with the credentials is the refresh. */
export const handler = endpoint(
  identityContracts['public.token.create'],
  async ({ input, deps }) => {
    const made = await deps.identity.publicToken(input);
    return made.ok ? ok({ access_token: made.value.access_token, refresh_token: made.value.access_token }) : made;
  },
  { identity: identityAdapter },
);
