import { removeSignIn } from '@wayline/core/areas/closure/delete-company';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { type PendingSignUp, PendingSignUps } from '@wayline/core/areas/people/sign-up.records';
import type { Deps } from '@wayline/core/store/deps';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { openPendingCompany } from './open-pending-company';

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
  await transact(deps.table, [tenantDb(deps.table, SYSTEM_TENANT).remove(PendingSignUps, { sub })]);
};
