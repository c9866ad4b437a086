import { CONTRACTS } from '@wayline/core/contracts';
import { sessionUserOf } from '@wayline/core/identity/session-user-of';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(CONTRACTS['users.current.get'], async ({ actor, deps }) => ok(sessionUserOf(actor, deps.now())));
