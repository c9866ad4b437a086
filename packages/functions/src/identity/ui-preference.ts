import { CONTRACTS } from '@wayline/core/contracts';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(CONTRACTS['users.ui-preference.get'], async ({ actor }) =>
  ok({ success: true, ui_preference: actor.user.ui_preference }),
);
