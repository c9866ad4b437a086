import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { refuse } from '@wayline/core/areas/people/errors';
import { expiryFrom, MAX_MAILS, toInvitationRow } from '@wayline/core/areas/people/invite';
import { Invitations } from '@wayline/core/areas/people/invite.records';
import { userInvitedAgain } from '@wayline/core/areas/people/people.events';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';
import { invitationMail, newLink } from './invitation-mail';

/** Mails an invitation again with a link of its own, for another seven days; the earlier link is dead. */
export const handler = endpoint(usersContracts['users.invitations.resend'], (call) =>
  retryOnConflict(async () => {
    const { input, actor, db, deps, commit } = call;
    const before = await db.get(Invitations, { email: input.email });
    if (!before) return refuse('record.missing');
    if (before.sent_count >= MAX_MAILS) return refuse('invitation.too_often', { params: { limit: String(MAX_MAILS) } });
    const { token_hash, url } = newLink();
    const now = deps.now();
    const again = { token_hash, sent_at: now, sent_count: before.sent_count + 1, expires_at: expiryFrom(now) };
    const changes = { times: again.sent_count };
    const saved = db.save(Invitations, before, { ...before, ...again }, { as: userInvitedAgain, changes });
    const counted = countMails(db, actor.company, [before.email], now);
    if (!counted.ok) return counted;
    return commit({
      writes: [saved, invitationMail(call, saved.after, url), ...counted.value],
      answer: { invitation: toInvitationRow(saved.after, now) },
    });
  }),
);
