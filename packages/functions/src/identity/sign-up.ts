import { freePageName } from '@wayline/core/identity/company-page';
import { identityContracts } from '@wayline/core/identity/identity.contract';
import type { Account } from '@wayline/core/identity/identity-provider';
import { openCompany } from '@wayline/core/identity/open-company';
import { ok, type Refusal } from '@wayline/core/kernel/result';
import { committer } from '@wayline/core/store/commit';
import { commitContext } from '../kernel/deps';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { freeAddress } from './free-address';

/**
 * Opens an account: the identity provider keeps the password and mails a code, the table gets the company and its owner. Where an
 * earlier attempt broke off between the two, this one starts over.
 */
export const handler = endpoint(
  identityContracts['users.sign-up'],
  async ({ input, deps, request }) => {
    const person = { email: input.email, password: input.password, name: `${input.first_name} ${input.last_name}` };
    const again = async (taken: Refusal) => {
      // One whose address was confirmed already goes only by its own password.
      const may = async ({ confirmed }: Account) =>
        !confirmed || (await deps.identity.signIn(input.email, input.password)).ok;
      const freed = await freeAddress(deps, input.email, { taken, may });
      return freed.ok ? deps.identity.signUp(person) : freed;
    };
    const first = await deps.identity.signUp(person);
    const made = !first.ok && first.code === 'sign_up.taken' ? await again(first) : first;
    if (!made.ok) return made;
    const company_id = deps.newId('company');
    const { writes, user } = openCompany(deps.table, {
      ...input,
      company_id,
      user_id: deps.newId('user'),
      sub: made.value.sub,
      page_name: await freePageName(deps.table, input.company_name, company_id),
      now: deps.now(),
    });
    const commit = committer(commitContext(deps, { company: company_id, actor_id: user.id, request_id: request.id }));
    const outcome = await commit({ writes, audit: { subject: user.id, action: 'company.opened' }, answer: true });
    return outcome.ok ? ok({ status: 'success' as const, destination: made.value.destination }) : outcome;
  },
  { identity: identityAdapter },
);
