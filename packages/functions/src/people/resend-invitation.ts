import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { expiryFrom, MAX_MAILS, toInvitationRow } from '@wayline/core/areas/people/invite';
import { Invitations, invitationLookupKey } from '@wayline/core/areas/people/invite.records';
import { userInvitedAgain } from '@wayline/core/areas/people/people.events';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { retryOnConflict } from '../kernel/retry-on-conflict';
import { invitationMail } from './invitation-mail';
import { newLink } from './new-link';

/** Mails an invitation again with a link of its own, for another seven days; the earlier link is dead. */
export const handler = endpoint(usersContracts['users.invitations.resend'], (call) =>
  retryOnConflict(async () => {
    const { input, actor, deps, commit } = call;
    const before = await getRecord(deps.table, actor.company_id, Invitations, { email: input.email });
    if (!before) return refuse('record.missing');
    if (before.sent_count >= MAX_MAILS) return refuse('invitation.too_often', { params: { limit: String(MAX_MAILS) } });
    const { token_hash, url } = newLink();
    const now = deps.now();
    const after = {
      ...before,
      token_hash,
      sent_at: now,
      sent_count: before.sent_count + 1,
      expires_at: expiryFrom(now),
      version: before.version + 1,
    };
    const w = writesFor(deps.table, actor.company_id);
    const counted = countMails(w, actor.company, [before.email], now);
    if (!counted.ok) return counted;
    return commit({
      writes: [
        w.change(Invitations, before, after),
        w.deleteLookup(invitationLookupKey(before.token_hash)),
        w.putLookup(invitationLookupKey(token_hash), { company_id: actor.company_id, email: before.email }),
        invitationMail(w, call, after, url),
        ...counted.value,
      ],
      audit: { subject: actor.company_id, changes: { times: after.sent_count } },
      events: [userInvitedAgain(after)],
      answer: { invitation: toInvitationRow(after, now) },
    });
  }),
);
