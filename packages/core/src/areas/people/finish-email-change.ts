import { forgetActor } from '../../access/actor-cache';
import { Users } from '../../access/people.records';
import type { CompanyId } from '../../base/ids';
import { ok, type Result } from '../../base/result';
import { committer } from '../../store/commit';
import { commitContext, type Deps } from '../../store/deps';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { tenantDb } from '../../store/tenant-db';
import { type ComposedMail, queueMail } from '../messaging/public';
import { type EmailChange, EmailChanges } from './email-change';
import { refuse } from './errors';
import { freeAddress } from './free-address';
import type { IdentityProvider } from './identity-provider';
import { emailChanged } from './people.events';

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
  /** The mail to the address in use until now. */
  compose: (to: string) => ComposedMail,
): Promise<Result<true>> => {
  const { user_id, to } = change;
  const db = tenantDb(deps.table, company);
  const forget = () => db.transact([db.delete(EmailChanges, change)]);
  const done = await retryOnConflict(async () => {
    const user = await db.get(Users, { id: user_id }, true);
    if (!user || user.left_at) return refuse('record.missing');
    const moved = await moveSignIn(deps, user.sub, to);
    if (!moved.ok) return moved;
    const commit = committer(commitContext(deps, { company, actor_id: user_id, request_id }));
    return commit({
      writes: [
        db.change(Users, user, { ...user, email: to, signed_out_at: deps.now() }),
        db.delete(EmailChanges, change),
        queueMail(db, deps, { ...compose(to), user_id, about: 'code', to: [user.email] }),
      ],
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
