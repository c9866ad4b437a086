import * as z from 'zod';
import { UserId } from '../../base/ids';
import { defineEvent } from '../../store/domain-event';

export const planChanged = defineEvent('subscription.changed', {});
export const paymentSucceeded = defineEvent('subscription.paid', {
  owner: UserId,
  subscription: z.string().optional(),
});
