import { identityContracts } from '@wayline/core/identity/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';

export const handler = endpoint(
  identityContracts['users.refresh'],
  ({ input, deps }) => deps.identity.refresh(input.refresh_token),
  {
    identity: identityAdapter,
  },
);
