import { identityContracts } from '@wayline/core/identity/identity.contract';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(identityContracts['users.ui-preference.get'], async ({ actor }) =>
  ok({ success: true, ui_preference: actor.user.ui_preference }),
);
