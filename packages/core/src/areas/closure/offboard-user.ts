import { forgetActor } from '../../access/actor-cache';
import { Users } from '../../access/people.records';
import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import type { ValueOf } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import type { IdentityProvider } from '../people/public';
import { getOffboardingWrites, removeSignIn } from '../people/public';
import { Offboardings } from './account-closure.records';
import { userLeft } from './closure.events';

type Left = Pick<ValueOf<typeof Offboardings>, 'id' | 'sub'>;

/** Deletes the sign-in of who left, and forgets that this was still to be done. Safe to repeat. */
export const finishOffboarding = async (db: TenantDb, identity: IdentityProvider, { id, sub }: Left): Promise<void> => {
  await removeSignIn(identity, sub);
  await db.transact([db.remove(Offboardings, { id })]);
};

/** Somebody leaves a company for good: their sign-in and address go, their work stays under their name. */
export const offboardUser = async ({
  actor: { user_id: id },
  db,
  deps,
  commit,
}: SignedCall<{ identity: IdentityProvider }>): Promise<Result<{ status: 'success' }>> => {
  const user = await db.get(Users, { id }, true);
  if (!user) return refuse('record.missing');
  const now = deps.now();
  const { sub } = user;
  const outcome = await commit({
    writes: [...getOffboardingWrites(db, user, now), db.insert(Offboardings, { id, sub, due_at: now })],
    events: [userLeft({ id })],
    answer: { status: 'success' as const },
  });
  if (!outcome.ok) return outcome;
  forgetActor(sub);
  await finishOffboarding(db, deps.identity, { id, sub });
  return outcome;
};
