import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { isStrongPassword } from '@wayline/core/areas/people/password-policy';
import { newPendingSignUp, PendingSignUps } from '@wayline/core/areas/people/sign-up.records';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { endpoint } from '../kernel/endpoint';
import { countSignUpMail } from './count-sign-up-mail';
import { freeAddress } from './free-address';
import { identityAdapter } from './identity-adapter';
import { mailAccountOwner } from './mail-account-owner';

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
      await transact(deps.table, [tenantDb(deps.table, SYSTEM_TENANT).insert(PendingSignUps, pending)]);
      return answer;
    }
    if (made.code !== TAKEN.code) return made;
    await mailAccountOwner(deps, email);
    return answer;
  },
  { identity: identityAdapter },
);
