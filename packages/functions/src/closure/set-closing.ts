import { forgetActor } from '@wayline/core/access/actor-cache';
import { closingContracts } from '@wayline/core/areas/closure/account-closure.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { confirmIdentity } from '../people/confirm-identity';
import { identityAdapter } from '../people/identity-adapter';
import { closeCompany, reopenCompany } from './close-company';
import { toClosureView } from './closure-views';
import { offboardUser } from './offboard-user';

/** Closes the company's account or one's own, with the password once more; taking it back needs none. */
export const handler = endpoint(
  closingContracts['users.closing.set'],
  async ({ input: { what, closing, ...proof }, actor, deps, commit }) => {
    if (what === 'company' && !actor.is_owner) return refuse('company.owner_only');
    if (what === 'self' && actor.is_owner) return refuse('closing.owner_stays');
    if (closing) {
      const sure = await confirmIdentity(deps.identity, actor.email, proof, 'closing.password_wrong');
      if (!sure.ok) return sure;
    }
    if (what === 'self') return closing ? offboardUser(deps, actor, commit) : ok({ status: 'success' as const });
    const outcome = closing ? await closeCompany(deps, actor, commit) : await reopenCompany(deps, actor, commit);
    if (!outcome.ok) return outcome;
    forgetActor(actor.user.sub);
    return ok({ status: 'success' as const, closing: toClosureView(outcome.value) });
  },
  { identity: identityAdapter },
);
