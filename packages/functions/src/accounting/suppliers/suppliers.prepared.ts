import { SupplierPaymentId } from '@wayline/core/areas/accounting/suppliers/supplier-payment-id';
import { BookingId } from '@wayline/core/base/ids';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    /** A booking that costs something, and a payment that its supplier got. */
    costlyBooking: BookingId;
    supplierPayment: SupplierPaymentId;
  }
}

/** A booking of the trip with a price, of which the supplier had a part. */
export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({
    costlyBooking: BookingId.parse(id('bkg')),
    supplierPayment: SupplierPaymentId.parse(id('supplier_payment')),
  }),
  make: async ({ world, as, name, trip: trip_id }) => {
    const price_detail = { currency: 'USD', total_price: 40_000, base_fare: 40_000 } as never;
    const bought = { trip_id, booking_type: 'Other' as const, title: name, price_detail };
    const { booking } = expectOk(await world.call('book.bookings.create', bought, { as }));
    const sent = { kind: 'company_to_supplier' as const, currency: 'USD', transaction_type: 'check' as const };
    const parts = [{ trip_id, booking_id: booking.id, amount: 1_500 }];
    const { payment } = expectOk(await world.call('book.supplier-payments.create', { ...sent, parts }, { as }));
    return { costlyBooking: booking.id, supplierPayment: payment.id };
  },
};
