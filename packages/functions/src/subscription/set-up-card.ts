import type { SignedCall } from '@wayline/core/access/signed-call';
import { readCompany } from '@wayline/core/areas/subscription/evaluate-plan-change';
import type { Payments } from '@wayline/core/areas/subscription/payments';
import { savePlan } from '@wayline/core/areas/subscription/save-plan';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { ok, type Result } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { paymentsAdapter } from './payments-adapter';

const BACK = {
  subscription: '/myaccount/subscription',
  payment: '/myaccount/payment',
  subscribe: '/subscribe',
} as const;

/** The company's customer at the payment service, opened when it has none. */
const getOrCreateCustomer = async ({
  actor,
  db,
  commit,
  deps,
}: SignedCall<{ payments: Payments }>): Promise<Result<string>> => {
  const { company, users } = await readCompany(db);
  if (company.stripe_customer_id) return ok(company.stripe_customer_id);
  const email = users.find(({ id }) => id === company.owner_user_id)?.email ?? actor.email;
  const opened = await deps.payments.openCustomer({ company_id: company.id, name: company.company_name, email });
  if (!opened.ok) return opened;
  const stripe_customer_id = opened.value;
  return savePlan({ db, commit }, (fresh) => ({ ...fresh, stripe_customer_id }), {
    audit: { subject: company.id, action: 'subscription.customer_opened' },
    answer: stripe_customer_id,
  });
};

export const handler = endpoint(
  subscriptionContracts['users.setup-intent'],
  async ({ input, actor, db, commit, deps }) => {
    const customer = await getOrCreateCustomer({ actor, db, commit, deps });
    if (!customer.ok) return customer;
    const back = `${setting('ORIGIN')}${BACK[input.back]}`;
    const page = await deps.payments.cardPage({ customer: customer.value, company_id: actor.company_id, back });
    return page.ok ? ok({ location: page.value }) : page;
  },
  { payments: paymentsAdapter },
);
