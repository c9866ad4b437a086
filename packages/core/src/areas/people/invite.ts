import * as z from 'zod';
import type { User } from '../../access/company';
import { UserId } from '../../base/ids';
import { daysLater, hasExpired } from '../../base/later';
import { ComparedEmail, Instant, Version } from '../../base/values';
import { GivenUserTypeId } from './users';

/** How long the link of an invitation works, in days. */
export const INVITATION_DAYS = 7;
/** Invitations that may be out at once, and how often each may be mailed. */
export const MAX_INVITATIONS = 100;
export const MAX_MAILS = 10;
export const MAX_INVITED_AT_ONCE = 20;

/** Somebody who is asked to join. The link's token is known to the mail alone: here stands only its hash. Source: R-SHELL-010. */
export const Invitation = z.object({
  email: ComparedEmail,
  role: z.string(),
  user_type_id: GivenUserTypeId,
  message: z.string().max(1000).default(''),
  token_hash: z.string(),
  invited_by: UserId,
  invited_by_name: z.string(),
  created_at: Instant,
  sent_at: Instant,
  sent_count: z.int().min(1),
  expires_at: Instant,
  version: Version,
});
export type Invitation = z.infer<typeof Invitation>;

/** An invitation as the list shows it. */
export const InvitationRow = Invitation.omit({ token_hash: true, invited_by: true, message: true }).extend({
  expired: z.boolean(),
});
export type InvitationRow = z.infer<typeof InvitationRow>;

export const expiryFrom = (now: string): string => daysLater(now, INVITATION_DAYS);

export const toInvitationRow = (invitation: Invitation, now: string): InvitationRow => {
  const { token_hash: _hash, invited_by: _by, message: _message, ...row } = invitation;
  return { ...row, expired: hasExpired(invitation, now) };
};

/** Why an address is not invited: it is a colleague's, or it is invited already. */
export const KNOWN_REASONS = ['colleague', 'invited'] as const;
export type Known = { email: string; why: (typeof KNOWN_REASONS)[number] };

/** Which of these addresses are to be invited, each once, and which are known already. */
export const sortAddresses = (
  emails: readonly string[],
  users: readonly Pick<User, 'email'>[],
  invitations: readonly Pick<Invitation, 'email'>[],
): { fresh: string[]; known: Known[] } => {
  const colleagues = new Set(users.map(({ email }) => email.toLowerCase()));
  const invited = new Set(invitations.map(({ email }) => email));
  const all = [...new Set(emails.map((email) => email.toLowerCase()))];
  const whyNot = (email: string) =>
    colleagues.has(email) ? ('colleague' as const) : invited.has(email) ? ('invited' as const) : undefined;
  return {
    fresh: all.filter((email) => !whyNot(email)),
    known: all.flatMap((email) => {
      const why = whyNot(email);
      return why ? [{ email, why }] : [];
    }),
  };
};
