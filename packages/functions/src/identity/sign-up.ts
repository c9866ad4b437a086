import { identityContracts } from '@wayline/core/identity/identity.contract';
import { openCompany } from '@wayline/core/identity/open-company';
import { ok } from '@wayline/core/kernel/result';
import { committer } from '@wayline/core/store/commit';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';

/** Opens an account: the identity provider keeps the password and mails a code, the table gets the company and its owner. */
export const handler = endpoint(
  identityContracts['users.sign-up'],
  async ({ input, deps, request }) => {
    const name = `${input.first_name} ${input.last_name}`;
    const made = await deps.identity.signUp({ email: input.email, password: input.password, name });
    if (!made.ok) return made;
    const company_id = deps.newId('company');
    const now = deps.now();
    const { writes, user } = openCompany(deps.table, {
      ...input,
      company_id,
      user_id: deps.newId('user'),
      sub: made.value.sub,
      now,
    });
    const commit = committer({
      table: deps.table,
      company: company_id,
      actor_id: user.id,
      request_id: request.id,
      now,
      newId: deps.newId,
    });
    const outcome = await commit({ writes, audit: { subject: user.id, action: 'company.opened' }, answer: true });
    return outcome.ok ? ok({ status: 'success' as const, destination: made.value.destination }) : outcome;
  },
  { identity: identityAdapter },
);
