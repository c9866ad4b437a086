import type { Actor } from '@wayline/core/access/actor';
import { forgetActor } from '@wayline/core/access/actor-cache';
import { Users } from '@wayline/core/access/people.records';
import { Offboardings } from '@wayline/core/areas/closure/account-closure.records';
import { userLeft } from '@wayline/core/areas/closure/closure.events';
import { removeSignIn } from '@wayline/core/areas/closure/delete-company';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import type { CompanyId } from '@wayline/core/base/ids';
import { type Result, refuse } from '@wayline/core/base/result';
import type { Table } from '@wayline/core/store/client';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import type { ValueOf } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { getOffboardingWrites } from '../people/offboarding-writes';

/** Deletes the sign-in of who left, and forgets that this was still to be done. Safe to repeat. */
export const finishOffboarding = async (
  { table, identity }: { table: Table; identity: IdentityProvider },
  company: CompanyId,
  { id, sub }: Pick<ValueOf<typeof Offboardings>, 'id' | 'sub'>,
): Promise<void> => {
  await removeSignIn(identity, sub);
  await transact(table, [tenantDb(table, company).remove(Offboardings, { id })]);
};

/** Somebody leaves a company for good: their sign-in and address go, their work stays under their name. */
export const offboardUser = async (
  deps: Deps & { identity: IdentityProvider },
  actor: Actor,
  commit: Committer,
): Promise<Result<{ status: 'success' }>> => {
  const { company_id, user_id } = actor;
  const user = await tenantDb(deps.table, company_id).get(Users, { id: user_id }, true);
  if (!user) return refuse('record.missing');
  const now = deps.now();
  const db = tenantDb(deps.table, company_id);
  const outcome = await commit({
    writes: [
      ...getOffboardingWrites(db, user, now),
      db.insert(Offboardings, { id: user_id, sub: user.sub, due_at: now }),
    ],
    audit: { subject: user_id },
    events: [userLeft({ id: user_id })],
    answer: { status: 'success' as const },
  });
  if (!outcome.ok) return outcome;
  forgetActor(user.sub);
  await finishOffboarding(deps, company_id, { id: user_id, sub: user.sub });
  return outcome;
};
