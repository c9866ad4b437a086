import { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { refuse } from '@wayline/core/areas/people/errors';
import { findInvitation } from '@wayline/core/areas/people/find-invitation';
import { freeAddress } from '@wayline/core/areas/people/free-address';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import type { Invitation } from '@wayline/core/areas/people/invite';
import { Invitations } from '@wayline/core/areas/people/invite.records';
import { userJoined } from '@wayline/core/areas/people/people.events';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { seatFor } from '@wayline/core/areas/subscription/seats';
import type { CompanyId } from '@wayline/core/base/ids';
import { ok, type Result } from '@wayline/core/base/result';
import { committer } from '@wayline/core/store/commit';
import { commitContext, type Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';
import { completeSignIn } from './complete-sign-in';
import { identityAdapter } from './identity-adapter';

type Tools = Deps & { identity: IdentityProvider };
type Person = { email: string; password: string; name: string };

/**
 * The account of who accepts. An address whose earlier sign-up or acceptance broke off is made anew: the link has proven that the mailbox
 * is theirs. Refuses with `invitation.account_exists` where somebody signs in with it, and `busy` while they may be about to.
 */
const newAccount = async (deps: Tools, person: Person): Promise<Result<{ sub: string }>> => {
  const first = await deps.identity.createMember(person);
  if (first.ok || first.code !== 'sign_up.taken') return first;
  const taken = refuse('invitation.account_exists');
  const freed = await freeAddress(deps, person.email, { taken, may: () => true });
  if (!freed.ok) return freed;
  const again = await deps.identity.createMember(person);
  return !again.ok && again.code === 'sign_up.taken' ? refuse('busy') : again;
};

/** The invitation turns into a user in one step, so that a link works once; a broken-off step leaves no account behind. */
const join = async (
  deps: Tools,
  company_id: CompanyId,
  { invitation, user, request_id }: { invitation: Invitation; user: User; request_id: string },
): Promise<Result<true>> => {
  const db = tenantDb(deps.table, company_id);
  const commit = committer(commitContext(deps, { company: company_id, actor_id: user.id, request_id }));
  const outcome = await commit({
    writes: [db.deleteIfUnchanged(Invitations, invitation, ['token_hash', 'version']), db.insert(Users, user)],
    audit: { changes: { role: invitation.role, by: invitation.invited_by } },
    events: [userJoined({ ...user, role: invitation.role, invited_by: invitation.invited_by })],
    answer: true as const,
  });
  if (outcome.ok) return outcome;
  const removed = await deps.identity.removeAccount(user.sub);
  return removed.ok ? refuse('invitation.gone') : removed;
};

/** Joins the company by an invitation's link, and signs in. Source: R-SHELL-010. */
export const handler = endpoint(
  usersContracts['users.invitations.accept'],
  async ({ input, deps, request }) => {
    const { token, first_name, last_name, phone_no, password } = input;
    const found = await findInvitation(deps, token);
    if (!found.ok) return found;
    const { invitation, company, users } = found.value;
    const seats = seatFor(company, users, deps.now());
    if (!seats.ok) return seats;
    const { email } = invitation;
    const made = await newAccount(deps, { email, password, name: `${first_name} ${last_name}` });
    if (!made.ok) return made;
    const user = User.parse({
      id: deps.newId('user'),
      sub: made.value.sub,
      email,
      first_name,
      last_name,
      phone_no: phone_no || undefined,
      user_type_id: invitation.user_type_id,
      roles: [invitation.role],
      is_active: true,
      created_at: deps.now(),
      version: 1,
    });
    const joined = await join(deps, company.id, { invitation, user, request_id: request.id });
    if (!joined.ok) return joined;
    const outcome = await deps.identity.signIn(email, password);
    if (!outcome.ok) return outcome;
    return 'tokens' in outcome.value ? completeSignIn(deps, outcome.value.tokens) : ok(outcome.value);
  },
  { identity: identityAdapter },
);
