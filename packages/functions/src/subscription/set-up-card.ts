import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { getOrCreateCustomer } from './get-or-create-customer';
import { paymentsAdapter } from './payments-adapter';

const BACK = {
  subscription: '/myaccount/subscription',
  payment: '/myaccount/payment',
  subscribe: '/subscribe',
} as const;

export const handler = endpoint(
  subscriptionContracts['users.setup-intent'],
  async ({ input, actor, commit, deps }) => {
    const customer = await getOrCreateCustomer(deps, actor, commit);
    if (!customer.ok) return customer;
    const back = `${setting('ORIGIN')}${BACK[input.back]}`;
    const page = await deps.payments.cardPage({ customer: customer.value, company_id: actor.company_id, back });
    return page.ok ? ok({ location: page.value }) : page;
  },
  { payments: paymentsAdapter },
);
