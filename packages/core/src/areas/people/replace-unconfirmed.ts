import { ok, type Result } from '../../base/result';
import type { Deps } from '../../store/deps';
import { SYSTEM_TENANT } from '../../store/system-tenant';
import { tenantDb } from '../../store/tenant-db';
import { refuse } from './errors';
import type { IdentityProvider } from './identity-provider';
import { isStrongPassword } from './password-policy';
import { newPendingSignUp, PendingSignUps } from './sign-up.records';

/**
 * Gives the owner of a mailbox the account that was signed up with it, under the password they choose now: the code proves the mailbox, and
 * nothing proves that they chose the first password. A new account takes the place of the old one, so that a sign-in by the first
 * password in that moment is one of an account that is gone.
 */
export const replaceUnconfirmed = async (
  { table, now, identity }: Deps & { identity: IdentityProvider },
  sub: string,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<Result<true>> => {
  const db = tenantDb(table, SYSTEM_TENANT);
  if (!isStrongPassword(password)) return refuse('sign_in.password_weak');
  const pending = await db.get(PendingSignUps, { sub }, true);
  if (!pending) return refuse('sign_in.code_expired');
  const confirmed = await identity.confirmSignUp(email, code);
  if (!confirmed.ok) return confirmed;
  const removed = await identity.removeAccount(sub);
  if (!removed.ok) return removed;
  const made = await identity.createMember({ email, password, name: `${pending.first_name} ${pending.last_name}` });
  if (!made.ok) return made.code === 'sign_up.taken' ? refuse('busy') : made;
  await db.transact([db.insert(PendingSignUps, newPendingSignUp({ ...pending, sub: made.value.sub }, now()))]);
  return ok(true);
};
