import { subLookupKey } from '@wayline/core/access/people.records';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import type { CompanyId, UserId } from '@wayline/core/base/ids';
import type { Deps } from '@wayline/core/store/deps';
import { findLookup } from '@wayline/core/store/lookup';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { renderAccountExistsMail } from '@wayline/pages/mails/account-exists-mail';
import { setting } from '../kernel/environment';
import { accountMail } from './account-mail';

/** Tells somebody who signed up with an address that has an account that they can sign in with it. */
export const mailAccountOwner = async (deps: Deps & { identity: IdentityProvider }, email: string): Promise<void> => {
  const found = await deps.identity.accountOf(email);
  const sub = found.ok && found.value?.sub;
  const user = sub ? await findLookup(deps.table, subLookupKey(sub), true) : undefined;
  if (!user) return;
  const db = tenantDb(deps.table, user.company_id as CompanyId);
  const mail = accountMail(db, deps, user.user_id as UserId);
  const origin = setting('ORIGIN');
  await transact(deps.table, [
    mail(email, renderAccountExistsMail({ signIn: `${origin}/login`, newPassword: `${origin}/resetpassword` })),
  ]);
};
