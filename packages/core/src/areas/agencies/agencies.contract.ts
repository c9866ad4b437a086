import * as z from 'zod';
import { ParentAgency } from '../../access/parent-agency';
import { SessionUser } from '../../access/session-user';
import { CompanyId } from '../../base/ids';
import { ComparedEmail, Instant } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { MAIL_REFUSALS } from '../messaging/public-schemas';
import { ADMINISTER_USERS, Done } from '../people/public';
import { LinkRequestRow, SubAgency } from './agencies';

const PATH = '/api/v1/sub_agencies';
const OWNER = { kind: 'signed_in', owner: true } as const;
const ASK = { ...ADMINISTER_USERS, owner: true, action: 'manage sub-agencies' } as const;
const Token = z.string().min(1).max(200);

const list = contract({
  id: 'misc.sub-agencies.list',
  service: 'misc',
  method: 'GET',
  path: PATH,
  handler: 'agencies/list-agencies',
  summary: 'The sub-agencies of the company, whom it has asked, and the agency above it. For the owner.',
  access: OWNER,
  input: z.object({}),
  output: z.object({
    agencies: z.array(
      SubAgency.omit({ version: true }).extend({
        /** How many trips it has. */
        trips: z.int().optional(),
        last_look_at: Instant.optional(),
      }),
    ),
    asks: z.array(LinkRequestRow),
    parent: ParentAgency.pick({ parent_name: true, since: true, last_look_at: true, last_look_by: true }).optional(),
  }),
});
const ask = contract({
  id: 'misc.sub-agencies.ask',
  service: 'misc',
  method: 'POST',
  path: `${PATH}/asks`,
  handler: 'agencies/ask',
  summary: 'Ask the owner of an agency by mail to let this company look into it. Asked again, they get a new link.',
  access: ASK,
  input: z.object({ email: ComparedEmail }),
  output: z.object({ ask: LinkRequestRow }),
  errors: ['agency.own', 'agency.too_many', 'invitation.too_often', 'record.exists', 'record.stale', ...MAIL_REFUSALS],
});
const withdraw = contract({
  id: 'misc.sub-agencies.withdraw',
  service: 'misc',
  method: 'POST',
  path: `${PATH}/asks/withdraw`,
  handler: 'agencies/withdraw-ask',
  summary: 'Take an ask back; its link no longer works.',
  access: ASK,
  input: z.object({ email: ComparedEmail }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});
const open = contract({
  id: 'misc.sub-agencies.open',
  service: 'misc',
  method: 'POST',
  path: `${PATH}/asks/open`,
  handler: 'agencies/open-ask',
  effect: 'read',
  summary: 'Who asks to look into this company, by the token of the link they mailed.',
  access: OWNER,
  input: z.object({ token: Token }),
  output: z.object({ company_name: z.string(), asked_by_name: z.string(), expires_at: Instant }),
  errors: ['agency.ask_gone'],
});
const accept = contract({
  id: 'misc.sub-agencies.accept',
  service: 'misc',
  method: 'POST',
  path: `${PATH}/asks/accept`,
  handler: 'agencies/accept-ask',
  summary: 'Let the company that asked look into this one, read-only. The link works once.',
  access: OWNER,
  input: z.object({ token: Token }),
  output: Done,
  errors: [
    'agency.ask_gone',
    'agency.own',
    'agency.has_parent',
    'agency.circle',
    'record.exists',
    'record.stale',
    'record.missing',
  ],
});
const look = contract({
  id: 'misc.sub-agencies.look',
  service: 'misc',
  method: 'POST',
  path: `${PATH}/{company}/look`,
  handler: 'agencies/look',
  summary: 'Look into a sub-agency, read-only, for twelve hours; the agency sees who looked and when.',
  access: ASK,
  input: z.object({ company: CompanyId }),
  output: z.object({ user: SessionUser }),
  errors: ['agency.not_open', 'record.missing', 'record.stale'],
});
const end = contract({
  id: 'misc.sub-agencies.end',
  service: 'misc',
  method: 'DELETE',
  path: `${PATH}/{company}`,
  handler: 'agencies/end-sub-agency',
  summary: 'Let a sub-agency go: nothing of it can be looked at any more.',
  access: OWNER,
  input: z.object({ company: CompanyId }),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});
const leave = contract({
  id: 'misc.sub-agencies.leave',
  service: 'misc',
  method: 'DELETE',
  path: '/api/v1/parent_agency',
  handler: 'agencies/leave-parent',
  summary: 'End that the agency above can look into this company.',
  access: OWNER,
  input: z.object({}),
  output: Done,
  errors: ['record.missing', 'record.stale'],
});

export const agenciesContracts = byId(list, ask, withdraw, open, accept, look, end, leave);
