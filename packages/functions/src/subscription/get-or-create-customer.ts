import type { Actor } from '@wayline/core/access/actor';
import type { Payments } from '@wayline/core/areas/subscription/payments';
import { ok, type Result } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { readCompany } from './evaluate-plan-change';
import { savePlan } from './save-plan';

/** The company's customer at the payment service, opened when it has none. */
export const getOrCreateCustomer = async (
  deps: Deps & { payments: Payments },
  actor: Actor,
  commit: Committer,
): Promise<Result<string>> => {
  const { company, users } = await readCompany(deps, actor);
  if (company.stripe_customer_id) return ok(company.stripe_customer_id);
  const email = users.find(({ id }) => id === company.owner_user_id)?.email ?? actor.email;
  const opened = await deps.payments.openCustomer({ company_id: company.id, name: company.company_name, email });
  if (!opened.ok) return opened;
  const stripe_customer_id = opened.value;
  return savePlan({ deps, company_id: company.id, commit }, (fresh) => ({ ...fresh, stripe_customer_id }), {
    audit: { subject: company.id, action: 'subscription.customer_opened' },
    answer: stripe_customer_id,
  });
};
