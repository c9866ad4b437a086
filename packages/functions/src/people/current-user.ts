import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { toSessionUser } from '@wayline/core/areas/people/to-session-user';
import { ok } from '@wayline/core/base/result';
import { chatSecret } from '../kernel/chat-secret';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(identityContracts['users.current.get'], async ({ actor, deps }) =>
  ok(toSessionUser(actor, deps.now(), await chatSecret())),
);
