import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { withPlan } from '@wayline/core/areas/subscription/company-plan';
import { refuse } from '@wayline/core/areas/subscription/errors';
import { findHeldSubscription, readCompany } from '@wayline/core/areas/subscription/evaluate-plan-change';
import { savePlan } from '@wayline/core/areas/subscription/save-plan';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { planChanged } from '@wayline/core/areas/subscription/subscription.events';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from './payments-adapter';

export const handler = endpoint(
  subscriptionContracts['users.subscriptions.renewal'],
  async ({ input: { renews }, actor, db, commit, deps }) => {
    const { company } = await readCompany(db);
    const found = await findHeldSubscription(deps, company);
    if (!found.ok) return found;
    const held = found.value;
    if (!held) return refuse('plan.none');
    const answer = { renews, ...(!renews && { ends_at: held.period_ends }) };
    // Whoever asks to go on also keeps what they have: a change that was to come is taken back.
    const as_wished = held.cancels === !renews && !(renews && held.next);
    if (as_wished) return commitUnchanged({ actor, commit }, 'subscription.unchanged', answer);
    const done = await deps.payments.setRenewal({ held, renews, once: `renewal-${company.id}-${company.version}` });
    if (!done.ok) return done;
    return savePlan({ db, commit }, (fresh) => withPlan(fresh, done.value), {
      audit: { action: renews ? 'subscription.resumed' : 'subscription.cancelled' },
      events: [planChanged({})],
      answer,
    });
  },
  { payments: paymentsAdapter },
);
