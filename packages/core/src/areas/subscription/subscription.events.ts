import * as z from 'zod';
import { UserId } from '../../base/ids';
import { defineAnnounced, refreshSettings } from '../live/public';

/** Pages that show the plan or ask what it opens hear of it. */
export const planChanged = defineAnnounced('subscription.changed', {}, refreshSettings('subscription'));
export const paymentSucceeded = defineAnnounced(
  'subscription.paid',
  { owner: UserId, subscription: z.string().optional() },
  (f) => ({
    kind: 'subscription_payment_succeeded',
    channels: [`user.${f.owner}`, `company.${f.company_id}`],
    title: 'A payment for your plan went through',
    body: f.subscription,
    notify: [f.owner],
    entity_id: f.company_id,
  }),
);
