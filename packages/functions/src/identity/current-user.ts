import { identityContracts } from '@wayline/core/identity/identity.contract';
import { sessionUserOf } from '@wayline/core/identity/session-user-of';
import { ok } from '@wayline/core/kernel/result';
import { chatSecret } from '../kernel/chat-secret';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(identityContracts['users.current.get'], async ({ actor, deps }) =>
  ok(sessionUserOf(actor, deps.now(), await chatSecret())),
);
