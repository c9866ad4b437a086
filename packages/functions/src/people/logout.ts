import { forgetActor } from '@wayline/core/access/actor-cache';
import { EndedSessions, Users } from '@wayline/core/access/people.records';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { userSignedOut, userSignedOutEverywhere } from '@wayline/core/areas/people/people.events';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';

/** Ends this session, or all of them: refused everywhere within 30 s, and at once on live connections. */
export const handler = endpoint(
  identityContracts['users.logout'],
  async ({ input, actor, db, deps, commit, request }) => {
    const { user } = actor;
    const now = deps.now();
    const session = request.session ?? '';
    const outcome = await commit({
      writes: [
        db.put(EndedSessions, { session, at: now }),
        ...(input.everywhere ? [db.updateIf(Users, { id: user.id }, { set: { signed_out_at: now } })] : []),
      ],
      events: [
        input.everywhere ? userSignedOutEverywhere({ users: [user.id] }) : userSignedOut({ id: user.id, session }),
      ],
      answer: { status: 'success' as const },
    });
    if (!outcome.ok) return outcome;
    if (input.refresh_token) await deps.identity.revoke(input.refresh_token);
    forgetActor(user.sub);
    const everywhere = input.everywhere ? await deps.identity.signOutEverywhere(user.sub) : ok(true);
    return everywhere.ok ? outcome : everywhere;
  },
  { identity: identityAdapter },
);
