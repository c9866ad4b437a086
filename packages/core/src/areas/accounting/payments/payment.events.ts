import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { defineEvents } from '../../../store/domain-event';
import { PaymentId } from './payment-id';

/** What happens to a payment is told in its own history; what it does to an invoice is told there. */
export const paymentEvents = defineEvents(
  'payment',
  { id: PaymentId, trip_id: TripId.optional(), client: z.object({ name: z.string() }) },
  [
    'received',
    'applied',
    'detached',
    'refunded',
    'refund_deleted',
    'converted',
    'conversion_taken_back',
    'receipt_sent',
    'bounced',
    'changed',
    'deleted',
  ],
  ({ id }) => [id],
);

/** What Stripe does with a payment of a client’s after they paid, and who has to know. Source: V11. */
export const onlineMoneyEvents = defineEvents(
  'payment',
  { id: PaymentId, trip_id: TripId.optional(), client: z.object({ name: z.string() }), tell: z.array(UserId) },
  ['refunded_online', 'online_refund_failed', 'disputed', 'dispute_changed', 'dispute_won', 'dispute_lost'],
  ({ id }) => [id],
);
