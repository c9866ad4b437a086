import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { defineEvents } from '../../../store/domain-event';
import { SupplierPaymentId } from './supplier-payment-id';

/** What happens to a payment of a supplier. Its parts say of which bookings more is paid by now, or less. */
export const supplierPaymentEvents = defineEvents(
  'supplier_payment',
  {
    id: SupplierPaymentId,
    trip_id: TripId,
    supplier_name: z.string(),
    parts: z.array(z.object({ trip_id: TripId, booking_id: BookingId })),
  },
  ['made', 'changed', 'deleted'],
  ({ id }) => [id],
);
