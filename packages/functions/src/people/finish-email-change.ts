import { forgetActor } from '@wayline/core/access/actor-cache';
import { Users } from '@wayline/core/access/people.records';
import { type EmailChange, EmailChanges } from '@wayline/core/areas/people/email-change';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { emailChanged } from '@wayline/core/areas/people/people.events';
import type { CompanyId } from '@wayline/core/base/ids';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import { committer } from '@wayline/core/store/commit';
import { commitContext, type Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { renderEmailChangedMail } from '@wayline/pages/mails/email-change-mail';
import { setting } from '../kernel/environment';
import { accountMail } from './account-mail';
import { freeAddress } from './free-address';

type Tools = Deps & { identity: IdentityProvider };

/** The sign-in moves; an account of a sign-up that broke off gives way, because the mailbox is proven. Refuses `email_change.taken`. */
const moveSignIn = async (deps: Tools, sub: string, to: string): Promise<Result<true>> => {
  const moved = await deps.identity.moveAccount(sub, to);
  if (moved.ok || moved.code !== 'sign_up.taken') return moved;
  const taken = refuse('email_change.taken');
  const freed = await freeAddress(deps, to, { taken, may: () => true });
  if (!freed.ok) return freed;
  const again = await deps.identity.moveAccount(sub, to);
  return !again.ok && again.code === 'sign_up.taken' ? taken : again;
};

/**
 * Gives a user the address they have proven. The sign-in moves first, the record follows in one step with the end of every session: in
 * between they enter with the new address and nobody is shut out, and whatever breaks off is done again, here or by the due work. Safe to
 * repeat. Refuses `email_change.taken` where another account came first, and forgets the change then.
 */
export const finishEmailChange = async (
  deps: Tools,
  company: CompanyId,
  change: EmailChange,
  request_id: string,
): Promise<Result<true>> => {
  const { user_id, to } = change;
  const db = tenantDb(deps.table, company);
  const forget = () => db.transact([db.deleteIfUnchanged(EmailChanges, change, ['version'])]);
  const done = await retryOnConflict(async () => {
    const user = await db.get(Users, { id: user_id }, true);
    if (!user || user.left_at) return refuse('record.missing');
    const moved = await moveSignIn(deps, user.sub, to);
    if (!moved.ok) return moved;
    const commit = committer(commitContext(deps, { company, actor_id: user_id, request_id }));
    return commit({
      writes: [
        db.change(Users, user, { ...user, email: to, signed_out_at: deps.now() }),
        db.deleteIfUnchanged(EmailChanges, change, ['version']),
        accountMail(
          db,
          deps,
          user_id,
        )(user.email, renderEmailChangedMail({ to, url: `${setting('ORIGIN')}/about/contact_us` })),
      ],
      audit: { subject: user_id },
      events: [emailChanged({ users: [user_id] })],
      answer: user.sub,
    });
  });
  if (done.ok) {
    forgetActor(done.value);
    // The record refuses every older session already; this takes their refresh tokens, too.
    await deps.identity.signOutEverywhere(done.value);
    return ok(true);
  }
  if (done.code === 'email_change.taken' || done.code === 'record.missing') await forget();
  return done;
};
