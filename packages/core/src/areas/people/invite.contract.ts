import * as z from 'zod';
import { RoleName } from '../../access/stored-role';
import { ComparedEmail, Instant, Name } from '../../base/values';
import { contract } from '../../contract/contract';
import { MAIL_REFUSALS } from '../messaging/public-schemas';
import { Done, NewPassword, SignedIn } from './identity.contract';
import { InvitationRow, KNOWN_REASONS, MAX_INVITED_AT_ONCE } from './invite';
import { GivenUserTypeId } from './users';
import { ADMINISTER_USERS } from './users-access';

const Token = z.string().min(1).max(200);
const PATH = '/api/v1/invitations';

const list = contract({
  id: 'users.invitations.list',
  service: 'users',
  method: 'GET',
  path: PATH,
  handler: 'people/list-invitations',
  summary: 'Who is invited and has not joined yet, and the roles that can be given.',
  access: ADMINISTER_USERS,
  input: z.object({}),
  output: z.object({ invitations: z.array(InvitationRow), roles: z.array(z.string()) }),
});
const invite = contract({
  id: 'users.invitations.create',
  service: 'users',
  method: 'POST',
  path: PATH,
  handler: 'people/invite',
  summary: 'Invite people by mail. Who is a colleague or invited already is named in the answer and gets no mail.',
  access: ADMINISTER_USERS,
  decides: 'gives only what whoever asks holds',
  input: z.object({
    emails: z.array(ComparedEmail).min(1, 'Please enter an email address.').max(MAX_INVITED_AT_ONCE),
    role: RoleName,
    user_type_id: GivenUserTypeId,
    message: z.string().trim().max(1000, 'At most 1,000 characters.').default(''),
  }),
  output: z.object({
    invited: z.array(InvitationRow),
    known: z.array(z.object({ email: z.string(), why: z.enum(KNOWN_REASONS) })),
  }),
  errors: ['invitation.too_many', 'record.exists', 'record.missing', 'record.stale', 'seats.full', ...MAIL_REFUSALS],
});
const resend = contract({
  id: 'users.invitations.resend',
  service: 'users',
  method: 'POST',
  path: `${PATH}/resend`,
  handler: 'people/resend-invitation',
  summary: 'Mail an invitation again, with a new link; the earlier one no longer works.',
  access: ADMINISTER_USERS,
  input: z.object({ email: ComparedEmail }),
  output: z.object({ invitation: InvitationRow }),
  errors: ['record.missing', 'record.stale', 'invitation.too_often', ...MAIL_REFUSALS],
});
const withdraw = contract({
  id: 'users.invitations.withdraw',
  service: 'users',
  method: 'POST',
  path: `${PATH}/withdraw`,
  handler: 'people/withdraw-invitation',
  summary: 'Take an invitation back; its link no longer works.',
  access: ADMINISTER_USERS,
  input: z.object({ email: ComparedEmail }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});
const open = contract({
  id: 'users.invitations.open',
  service: 'users',
  method: 'POST',
  path: '/invitations/open',
  handler: 'people/open-invitation',
  effect: 'read',
  summary: 'What an invitation says, by the token of its link.',
  access: { kind: 'public' },
  input: z.object({ token: Token }),
  output: z.object({
    email: z.string(),
    role: z.string(),
    company_name: z.string(),
    invited_by_name: z.string(),
    expires_at: Instant,
  }),
  errors: ['invitation.gone'],
});
const accept = contract({
  id: 'users.invitations.accept',
  service: 'users',
  method: 'POST',
  path: '/invitations/accept',
  handler: 'people/accept-invitation',
  effect: 'read',
  summary: 'Join the company with a name and a password; works once, and signs in.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({
    token: Token,
    first_name: Name,
    last_name: Name,
    phone_no: z.string().trim().max(40, 'At most 40 characters.').default(''),
    password: NewPassword,
  }),
  output: SignedIn,
  errors: [
    'invitation.gone',
    'invitation.account_exists',
    'sign_in.password_weak',
    'sign_in.refused',
    'sign_in.unconfirmed',
    'request.too_many',
    'seats.full',
  ],
});

export const INVITE_CONTRACTS = [list, invite, resend, withdraw, open, accept] as const;
