import { subLookupKey } from '@wayline/core/access/people.records';
import { refuse } from '@wayline/core/areas/people/errors';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { profileContracts } from '@wayline/core/areas/people/profile.contract';
import { takeRecoveryCode } from '@wayline/core/areas/people/take-recovery-code';
import type { CompanyId, UserId } from '@wayline/core/base/ids';
import type { Result } from '@wayline/core/base/result';
import { findLookup } from '@wayline/core/store/lookup';
import { endpoint } from '../kernel/endpoint';
import { recoveryMail } from './account-mails';
import { completeSignIn } from './complete-sign-in';
import { identityAdapter } from './identity-adapter';

/**
 * Does something while the second factor is not asked for, and has it asked for again whatever comes of it: the provider knows no
 * recovery codes of its own, so for the moment of this sign-in the password alone must do.
 */
const unasked = async <T>(
  identity: IdentityProvider,
  sub: string,
  act: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const off = await identity.askTotp(sub, false);
  if (!off.ok) return off;
  try {
    return await act();
  } finally {
    await identity.askTotp(sub, true);
  }
};

/** Signs in with the password and a recovery code. The password is asked first, so that nobody learns of codes without it. */
export const handler = endpoint(
  profileContracts['users.login.recovery-code'],
  async ({ input: { email, password, recovery_code }, deps }) => {
    const { identity } = deps;
    const began = await identity.signIn(email, password);
    if (!began.ok) return began;
    if ('tokens' in began.value) return completeSignIn(deps, began.value.tokens);
    const account = await identity.accountOf(email);
    if (!account.ok) return account;
    const sub = account.value?.sub ?? '';
    const person = await findLookup(deps.table, subLookupKey(sub), true);
    if (!person) return refuse('sign_in.refused');
    const whose = { company_id: person.company_id as CompanyId, user_id: person.user_id as UserId, email };
    const used = await takeRecoveryCode(deps, whose, recovery_code, recoveryMail);
    if (!used.ok) return used;
    const entered = await unasked(identity, sub, () => identity.signIn(email, password));
    if (!entered.ok) return entered;
    return 'tokens' in entered.value ? completeSignIn(deps, entered.value.tokens) : refuse('sign_in.refused');
  },
  { identity: identityAdapter },
);
