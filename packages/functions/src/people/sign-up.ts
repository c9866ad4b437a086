import { subLookupKey } from '@wayline/core/access/people.records';
import { queueMail } from '@wayline/core/areas/messaging/mail';
import { countSignUpMail } from '@wayline/core/areas/people/count-sign-up-mail';
import { refuse } from '@wayline/core/areas/people/errors';
import { freeAddress } from '@wayline/core/areas/people/free-address';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { isStrongPassword } from '@wayline/core/areas/people/password-policy';
import { newPendingSignUp, PendingSignUps } from '@wayline/core/areas/people/sign-up.records';
import type { CompanyId, UserId } from '@wayline/core/base/ids';
import { ok, type Result } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { findLookup } from '@wayline/core/store/lookup';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { renderAccountExistsMail } from '@wayline/pages/mails/account-exists-mail';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { identityAdapter } from './identity-adapter';

type Tools = Deps & { identity: IdentityProvider };
type Person = { email: string; password: string; name: string };

const TAKEN = refuse('sign_up.taken');

/** An account at the identity provider, in place of one that was never confirmed. Refuses `sign_up.taken` where somebody has one. */
const createAccount = async (deps: Tools, person: Person): Promise<Result<{ sub: string }>> => {
  const first = await deps.identity.signUp(person);
  if (first.ok || first.code !== TAKEN.code) return first;
  const may = async () => (await deps.identity.signIn(person.email, person.password)).ok;
  const freed = await freeAddress(deps, person.email, { taken: TAKEN, may });
  if (!freed.ok) return freed;
  const again = await deps.identity.signUp(person);
  // Several sign-ups with one address at the same moment: the others win.
  return !again.ok && again.code === TAKEN.code ? refuse('request.too_many', { params: { wait: 'a minute' } }) : again;
};

/** Tells somebody who signed up with an address that has an account that they can sign in with it. */
const mailAccountOwner = async (deps: Tools, email: string): Promise<void> => {
  const found = await deps.identity.accountOf(email);
  const sub = found.ok && found.value?.sub;
  const user = sub ? await findLookup(deps.table, subLookupKey(sub), true) : undefined;
  if (!user) return;
  const db = tenantDb(deps.table, user.company_id as CompanyId);
  const origin = setting('ORIGIN');
  const mail = renderAccountExistsMail({ signIn: `${origin}/login`, newPassword: `${origin}/resetpassword` });
  await db.transact([queueMail(db, deps, { ...mail, user_id: user.user_id as UserId, about: 'code', to: [email] })]);
};

/**
 * Begins a sign-up: the identity provider keeps the password and mails a code; the company is opened once the code was right. Somebody who
 * has an account gets a mail that says so, and the answer is the same, so that it tells nobody who has one.
 */
export const handler = endpoint(
  identityContracts['users.sign-up'],
  async ({ input: { password, type: company_type, ...told }, deps }) => {
    if (!isStrongPassword(password)) return refuse('sign_in.password_weak');
    const counted = await countSignUpMail(deps, told.email);
    if (!counted.ok) return counted;
    const { email, first_name, last_name } = told;
    const made = await createAccount(deps, { email, password, name: `${first_name} ${last_name}` });
    const answer = ok({ status: 'success' as const });
    if (made.ok) {
      const pending = newPendingSignUp({ ...told, company_type, sub: made.value.sub }, deps.now());
      const db = tenantDb(deps.table, SYSTEM_TENANT);
      await db.transact([db.insert(PendingSignUps, pending)]);
      return answer;
    }
    if (made.code !== TAKEN.code) return made;
    await mailAccountOwner(deps, email);
    return answer;
  },
  { identity: identityAdapter },
);
