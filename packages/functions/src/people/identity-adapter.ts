import { cognito } from '@wayline/core/areas/people/cognito';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { setting } from '../kernel/environment';

declare module '../kernel/deps' {
  interface Adapters {
    identity: IdentityProvider;
  }
}

/** The identity provider of this deployment. Its own file, so that only handlers that sign people in carry Cognito's client. */
export const identityAdapter = () =>
  cognito({
    poolId: setting('USER_POOL_ID'),
    clientId: setting('CLIENT_ID'),
    accountClientId: setting('ACCOUNT_CLIENT_ID'),
  });
