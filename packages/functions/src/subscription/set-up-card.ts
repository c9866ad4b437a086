import { ok } from '@wayline/core/kernel/result';
import { subscriptionContracts } from '@wayline/core/subscription/subscription.contract';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { paymentsAdapter } from '../kernel/payments-adapter';
import { customerOf } from './customer-of';

const BACK = {
  subscription: '/myaccount/subscription',
  payment: '/myaccount/payment',
  subscribe: '/subscribe',
} as const;

export const handler = endpoint(
  subscriptionContracts['users.setup-intent'],
  async ({ input, actor, commit, deps }) => {
    const customer = await customerOf(deps, actor, commit);
    if (!customer.ok) return customer;
    const back = `${setting('ORIGIN')}${BACK[input.back]}`;
    const page = await deps.payments.cardPage({ customer: customer.value, company_id: actor.company_id, back });
    return page.ok ? ok({ location: page.value }) : page;
  },
  { payments: paymentsAdapter },
);
