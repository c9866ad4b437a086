import { identityContracts } from '@wayline/core/identity/identity.contract';
import { refuse } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { done } from './done';

/** Switches the second factor on, once a code has proved the authenticator, or off. */
export const handler = endpoint(
  identityContracts['users.settings.two-step-auth'],
  async ({ input, deps, request }) => {
    const token = request.token ?? '';
    if (input.enabled && !input.code) return refuse('sign_in.code_wrong');
    return done(
      await (input.enabled ? deps.identity.confirmTotp(token, input.code ?? '') : deps.identity.disableTotp(token)),
    );
  },
  { identity: identityAdapter },
);
