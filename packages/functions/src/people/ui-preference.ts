import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(identityContracts['users.ui-preference.get'], async ({ actor }) =>
  ok({ success: true, ui_preference: actor.user.ui_preference }),
);
