import { refuse as refuseAccess } from '@wayline/core/access/access-errors';
import { forgetActor } from '@wayline/core/access/actor-cache';
import { toClosureView } from '@wayline/core/areas/closure/account-closure';
import { closingContracts } from '@wayline/core/areas/closure/account-closure.contract';
import { closeCompany, reopenCompany } from '@wayline/core/areas/closure/close-company';
import { refuse } from '@wayline/core/areas/closure/errors';
import { offboardUser } from '@wayline/core/areas/closure/offboard-user';
import { confirmIdentity } from '@wayline/core/areas/people/confirm-identity';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../people/identity-adapter';
import { closedMail } from './closing-mails';

/** Closes the company's account or one's own, with the password once more; taking it back needs none. */
export const handler = endpoint(
  closingContracts['users.closing.set'],
  async (call) => {
    const {
      input: { what, closing, ...proof },
      actor,
      deps,
    } = call;
    if (what === 'company' && !actor.is_owner) return refuseAccess('company.owner_only');
    if (what === 'self' && actor.is_owner) return refuse('closing.owner_stays');
    if (closing) {
      const sure = await confirmIdentity(deps.identity, actor.email, proof, refuse('closing.password_wrong'));
      if (!sure.ok) return sure;
    }
    if (what === 'self') return closing ? offboardUser(call) : ok({ status: 'success' as const });
    const outcome = closing ? await closeCompany(call, closedMail) : await reopenCompany(call);
    if (!outcome.ok) return outcome;
    forgetActor(actor.user.sub);
    return ok({ status: 'success' as const, closing: toClosureView(outcome.value) });
  },
  { identity: identityAdapter },
);
