import { type Announcer, announce, refreshSettings } from '../live/public';
import { paymentSucceeded, planChanged } from './subscription.events';

export const subscriptionAnnouncers: readonly Announcer[] = [
  // Pages that show the plan or ask what it opens hear of it.
  announce(planChanged, refreshSettings('subscription')),
  announce(paymentSucceeded, (f) => ({
    kind: 'subscription_payment_succeeded',
    channels: [`user.${f.owner}`, `company.${f.company_id}`],
    title: 'A payment for your plan went through',
    body: f.subscription,
    notify: [f.owner],
    entity_id: f.company_id,
  })),
];
