import * as z from 'zod';
import { type Company, User } from '../../access/company';
import { DATE_FORMATS } from '../../base/date-format';
import { TIME_FORMATS } from '../../base/times';
import { TimeZone, Version } from '../../base/values';
import { toChangeSchema } from '../../contract/change-schema';
import { byId, contract } from '../../contract/contract';
import { SignedIn, SignInEmail, TwoStepProof } from './identity.contract';
import { UserDraft } from './users';

const signedIn = { kind: 'signed_in' } as const;
const PROFILE = '/api/v1/profile';

/** What a user may say of themself; empty and null take away what was said, and are then as the company has it. */
const ProfileDraft = UserDraft.pick({ first_name: true, last_name: true, phone_no: true, job_title: true }).extend({
  timezone: TimeZone.nullable(),
  date_format: z.enum(DATE_FORMATS).nullable(),
  time_format: z.enum(TIME_FORMATS).nullable(),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;
const Profile = User.pick({
  first_name: true,
  last_name: true,
  email: true,
  phone_no: true,
  job_title: true,
  timezone: true,
  date_format: true,
  time_format: true,
  version: true,
}).extend({
  /** What the company has, where the user says nothing. */
  company: User.pick({ timezone: true, date_format: true, time_format: true }),
});

/** A user as their own profile shows them. */
export const toProfile = (user: User, company: Company) => Profile.parse({ ...user, company });

const get = contract({
  id: 'users.profile-sub-resources',
  service: 'users',
  method: 'GET',
  path: PROFILE,
  handler: 'settings/get-profile',
  summary: 'What is kept of the signed-in user, and what the company has where they say nothing.',
  access: signedIn,
  input: z.object({}),
  output: z.object({ profile: Profile }),
});
const save = contract({
  id: 'users.profile.save',
  service: 'users',
  method: 'PUT',
  path: PROFILE,
  handler: 'settings/save-profile',
  summary: 'Change what the signed-in user says of themself.',
  access: signedIn,
  input: toChangeSchema(ProfileDraft).extend({ version: Version }),
  output: z.object({ profile: Profile }),
  errors: ['record.missing', 'record.stale'],
});
const factor = contract({
  id: 'users.settings.two-step-auth.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/two_step_auth',
  handler: 'people/get-two-step',
  summary: 'Whether the second factor is on, and how many recovery codes are left.',
  access: signedIn,
  uses: ['identity'],
  input: z.object({}),
  output: z.object({ enabled: z.boolean(), codes_left: z.int() }),
  errors: ['request.too_many'],
});
const codes = contract({
  id: 'users.recovery-codes.create',
  service: 'users',
  method: 'POST',
  path: '/api/v1/recovery_codes',
  effect: 'read',
  handler: 'people/new-recovery-codes',
  summary: 'A new set of recovery codes in place of the last; they are in the answer and nowhere else.',
  access: signedIn,
  uses: ['identity'],
  input: TwoStepProof,
  output: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['two_step.password_wrong', 'two_step.off', 'sign_in.code_wrong', 'request.too_many', 'busy'],
});
const loginRecovery = contract({
  id: 'users.login.recovery-code',
  service: 'users',
  method: 'POST',
  path: '/login/recovery',
  effect: 'read',
  handler: 'people/login-recovery',
  summary: 'Sign in with a recovery code in place of the authenticator; the code is then used up.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({
    email: SignInEmail,
    password: TwoStepProof.shape.password,
    recovery_code: z.string().trim().min(1).max(60),
  }),
  output: SignedIn,
  errors: ['sign_in.refused', 'sign_in.unconfirmed', 'sign_in.code_wrong', 'request.too_many'],
});

export const profileContracts = byId(get, save, factor, codes, loginRecovery);
