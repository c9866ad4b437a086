import { randomUUID } from 'node:crypto';
import type { identityContracts } from '@wayline/core/areas/people/identity.contract';
import type { SamplesOf } from '../sweeps/samples-of';

const CODE = '123456';

export const SAMPLES = {
  'users.login': (p) => ({ email: p.email, password: p.password }),
  'users.login.totp': (p) => ({ email: p.email, challenge_session: 'none', code: CODE }),
  'users.refresh': () => ({ refresh_token: 'none' }),
  'users.logout': () => ({ everywhere: false }),
  'users.sign-up': () => ({
    type: 'agency',
    company_name: 'New Horizons',
    first_name: 'Nora',
    last_name: 'Lind',
    email: `${randomUUID()}@new.wayline.test`,
    password: 'Wayline-demo-1',
  }),
  'users.sign-up.confirm': (p) => ({ email: p.email, password: 'Wrong-demo-1', code: CODE }),
  'users.resend-confirmation': (p) => ({ email: p.email }),
  'users.forgot-password': () => ({ email: 'nobody@new.wayline.test' }),
  'users.reset-password': () => ({ email: 'nobody@new.wayline.test', code: CODE, password: 'Wayline-demo-2' }),
  'users.current.get': () => ({}),
  'users.ui-preference.get': () => ({}),
  'users.ui-preference.set': () => ({ ui_preference: 'old' }),
  'users.settings.two-step-auth.begin': (p) => ({ password: p.password }),
  'users.settings.two-step-auth': (p) => ({ enabled: false, password: p.password, code: CODE }),
  'users.email-change.begin': (p) => ({ email: `${randomUUID()}@new.wayline.test`, password: p.password }),
  'users.email-change.confirm': () => ({ code: CODE }),
} satisfies SamplesOf<typeof identityContracts>;
