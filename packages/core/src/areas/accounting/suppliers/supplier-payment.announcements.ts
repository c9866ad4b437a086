import type { TripId } from '../../../base/ids';
import { type AnnouncementContent, type Announcer, announceAll, type Cause } from '../../live/public';
import { supplierPaymentEvents } from './supplier-payment.events';
import type { SupplierPaymentId } from './supplier-payment-id';

/** What open pages hear of a payment to a supplier: as of any other payment, and nobody has to be told. */
const toSupplierPayment = ({
  company_id,
  id,
  trip_id,
}: Cause & { id: SupplierPaymentId; trip_id: TripId }): AnnouncementContent => ({
  kind: 'invoice_added_or_updated',
  channels: [`trip.${trip_id}`, `company.${company_id}`],
  notify: [],
  entity_id: id,
  trip_id,
});

export const supplierPaymentAnnouncers: readonly Announcer[] = announceAll(supplierPaymentEvents, toSupplierPayment);
