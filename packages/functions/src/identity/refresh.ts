import { CONTRACTS } from '@wayline/core/contracts';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';

export const handler = endpoint(CONTRACTS['users.refresh'], ({ input, deps }) => deps.identity.refresh(input.refresh_token), {
  identity: identityAdapter,
});
