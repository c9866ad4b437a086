import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { assignRole } from '@wayline/core/access/role-editing';
import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { refuse } from '@wayline/core/areas/people/errors';
import {
  expiryFrom,
  type Invitation,
  MAX_INVITATIONS,
  sortAddresses,
  toInvitationRow,
} from '@wayline/core/areas/people/invite';
import { Invitations } from '@wayline/core/areas/people/invite.records';
import { usersInvited } from '@wayline/core/areas/people/people.events';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { seatFor } from '@wayline/core/areas/subscription/seats';
import type { UserId } from '@wayline/core/base/ids';
import { inTurn } from '@wayline/core/store/in-turn';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';
import { invitationMail, newLink } from './invitation-mail';

/** Somebody who holds nothing yet: what an invitation gives is weighed as a role given to them. */
const NOBODY = { id: '' as UserId, roles: [], permissions: [] };

/**
 * Invites people by mail. Whose address is known is told in the answer, kindly, and no second mail goes out. Nobody invites to a role
 * beyond their own. Source: R-SHELL-010.
 */
export const handler = endpoint(usersContracts['users.invitations.create'], (call) =>
  retryOnConflict(() =>
    inTurn(call, 'invitations', async (turn) => {
      const { input, actor, db, deps, commit } = call;
      const { role, user_type_id, message } = input;
      const given = assignRole({ role, permissions: null }, actor.user, NOBODY, actor.company);
      if (!given.ok) return given;
      const kinds = { users: Users, invitations: Invitations };
      const { users, invitations } = await db.readPartition(PEOPLE, kinds, { consistent: true });
      const here = users.filter(({ left_at }) => !left_at);
      const { fresh, known } = sortAddresses(input.emails, here, invitations);
      if (fresh.length === 0) return commitUnchanged(call, usersInvited.eventName, { invited: [], known });
      if (invitations.length + fresh.length > MAX_INVITATIONS)
        return refuse('invitation.too_many', { params: { limit: String(MAX_INVITATIONS) } });
      const now = deps.now();
      const seats = seatFor(actor.company, [...here, ...fresh.slice(1).map(() => ({ is_active: true }))], now);
      if (!seats.ok) return seats;
      const counted = countMails(db, actor.company, fresh, now);
      if (!counted.ok) return counted;
      const made = fresh.map((email) => {
        const { token_hash, url } = newLink();
        const invitation: Invitation = {
          email,
          role,
          user_type_id,
          message,
          token_hash,
          invited_by: actor.user_id,
          invited_by_name: actor.name,
          created_at: now,
          sent_at: now,
          sent_count: 1,
          expires_at: expiryFrom(now),
          version: 1,
        };
        return { invitation, url };
      });
      return commit({
        writes: [
          turn,
          ...made.flatMap(({ invitation, url }) => [
            db.insert(Invitations, invitation),
            invitationMail(call, invitation, url),
          ]),
          ...counted.value,
        ],
        audit: { changes: { count: made.length, role } },
        events: [usersInvited({ emails: fresh, role })],
        answer: { invited: made.map(({ invitation }) => toInvitationRow(invitation, now)), known },
      });
    }),
  ),
);
