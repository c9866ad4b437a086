import { type AnnouncementContent, type Announcer, announceAll, type Cause } from '../../live/public';
import { paymentEvents } from './payment.events';
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

export const paymentAnnouncers: readonly Announcer[] = announceAll(paymentEvents, toPayment);
