import type { UserId } from '../../../base/ids';
import { type AnnouncementContent, type Announcer, announceAll, type Cause } from '../../live/public';
import { onlineMoneyEvents, paymentEvents } from './payment.events';
import type { PaymentId } from './payment-id';

/** What open pages hear of a payment. Who advises on a trip is told by its invoice, which is paid. */
const toPayment = ({
  company_id,
  id,
  trip_id,
}: Cause & { id: PaymentId; trip_id?: string | undefined }): AnnouncementContent => ({
  kind: 'invoice_added_or_updated',
  channels: [...(trip_id ? [`trip.${trip_id}`] : []), `company.${company_id}`],
  notify: [],
  entity_id: id,
  ...(trip_id && { trip_id }),
});

type Moved = Cause & { id: PaymentId; trip_id?: string | undefined; tell: UserId[] };
const toTold = (moved: Moved, title: string): AnnouncementContent => ({
  ...toPayment(moved),
  title,
  notify: moved.tell,
});

export const paymentAnnouncers: readonly Announcer[] = [
  ...announceAll(paymentEvents, toPayment),
  ...announceAll(onlineMoneyEvents, toTold, {
    refunded_online: ({ client }) => `Money of ${client.name} went back through Stripe`,
    online_refund_failed: ({ client }) => `Stripe couldn’t pay a refund to ${client.name}`,
    disputed: ({ client }) => `${client.name} disputes a payment. Answer in Stripe`,
    dispute_changed: ({ client }) => `The dispute of ${client.name} was changed in Stripe`,
    dispute_won: ({ client }) => `You won the dispute of ${client.name}`,
    dispute_lost: ({ client }) => `You lost the dispute of ${client.name}`,
  }),
];
