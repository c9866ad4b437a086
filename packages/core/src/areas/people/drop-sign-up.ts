import type { Deps } from '../../store/deps';
import { SYSTEM_TENANT } from '../../store/system-tenant';
import { tenantDb } from '../../store/tenant-db';
import type { IdentityProvider } from './identity-provider';
import { openPendingCompany } from './open-pending-company';
import { removeSignIn } from './remove-sign-in';
import { type PendingSignUp, PendingSignUps } from './sign-up.records';

/** Deletes an account that nobody confirmed within a day; one that was confirmed meanwhile gets its company. Safe to repeat. */
export const dropSignUp = async (
  deps: Deps & { identity: IdentityProvider },
  { sub }: Pick<PendingSignUp, 'sub'>,
): Promise<void> => {
  const account = await deps.identity.accountOf(sub);
  if (!account.ok) throw new Error(`The account could not be looked up: ${account.code}.`);
  if (account.value?.confirmed) {
    const opened = await openPendingCompany(deps, sub);
    if (!opened.ok) throw new Error(`The company could not be opened: ${opened.code}.`);
    return;
  }
  await removeSignIn(deps.identity, sub);
  const db = tenantDb(deps.table, SYSTEM_TENANT);
  await db.transact([db.remove(PendingSignUps, { sub })]);
};
