import type { profileContracts } from '@wayline/core/areas/people/profile.contract';
import type { SamplesOf } from '../sweeps/samples-of';

const NO_CODE = 'AAAA-BBBB-CCCC-DDDD';

export const SAMPLES = {
  'users.profile-sub-resources': () => ({}),
  'users.profile.save': (p) => ({ job_title: 'Travel designer', version: p.profileVersion }),
  'users.settings.two-step-auth.get': () => ({}),
  'users.recovery-codes.create': (p) => ({ password: p.password, code: NO_CODE }),
  'users.login.recovery-code': (p) => ({ email: p.email, password: p.password, recovery_code: NO_CODE }),
} satisfies SamplesOf<typeof profileContracts>;
