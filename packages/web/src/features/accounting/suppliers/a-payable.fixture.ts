import { BOOKING, INVOICE, inDays, TRIP } from '../an-invoice.fixture';
import type { PayableRow, SupplierPayment, SupplierPaymentRow } from './supplier-queries';

const letters = (letter: string) => letter.repeat(26);
export const PAID = `supplier_payment_${letters('4')}` as SupplierPaymentRow['id'];
const ADVISOR = `usr_${letters('5')}` as PayableRow['advisor_id'];

/** What a hotel is owed for a booking that is due in ten days, of which a third is paid. */
export const payableRow = (differs: Partial<PayableRow> = {}): PayableRow => ({
  ...{ trip_id: TRIP, booking_id: BOOKING as PayableRow['booking_id'], booking_type: 'Accommodation' },
  ...{ title: 'Hotel Sol', supplier_name: 'Sol Hotels', invoice_id: INVOICE, invoice_no: 'INV-2031-00001' },
  ...{ advisor_id: ADVISOR, trip_code: 'T-1001', trip_name: 'Amalfi', paid_to: 'agency', currency: 'USD' },
  ...{ owed: 90_000, paid: 30_000, left: 60_000, due_on: inDays(10), due_by: 'supplier' },
  ...differs,
});

/** What it got of that. */
export const supplierPaymentRow = (differs: Partial<SupplierPaymentRow> = {}): SupplierPaymentRow => ({
  ...{ id: PAID, kind: 'company_to_supplier', trip_id: TRIP, currency: 'USD', paid_on: inDays(-2) },
  ...{ supplier_name: 'Sol Hotels', trip_code: 'T-1001', trip_name: 'Amalfi', bookings: 'Hotel Sol' },
  ...{ payment_method: 'bank_transfer', confirmation_code: 'W-1', settled_amount: 30_000, commission_kept: 3_000 },
  ...{ recorded_by_name: 'Marta Lindqvist', created_at: '2031-01-01T00:00:00.000Z' },
  ...differs,
});
export const wholeSupplierPayment = (): { payment: SupplierPayment } => ({
  payment: {
    ...{ id: PAID, kind: 'company_to_supplier', currency: 'USD', paid_on: inDays(-2), supplier_name: 'Sol Hotels' },
    ...{ transaction_type: 'bank_transfer', account: '1000', confirmation_code: 'W-1', books: 'USD' },
    ...{ trip_id: TRIP, trip: { code: 'T-1001', trip_name: 'Amalfi' }, amount: 27_000, base_amount: 27_000 },
    parts: [
      {
        ...{ trip_id: TRIP, booking_id: BOOKING as PayableRow['booking_id'], title: 'Hotel Sol', advisor_id: ADVISOR },
        ...{ trip_code: 'T-1001', trip_name: 'Amalfi', amount: 30_000, commission_kept: 3_000 },
        ...{ base: 27_000, settled_base: 30_000, commission_base: 3_000 },
      },
    ],
    ...{ recorded_by: ADVISOR, recorded_by_name: 'Marta Lindqvist' },
    ...{ created_at: '2031-01-01T00:00:00.000Z', updated_at: '2031-01-01T00:00:00.000Z', version: 1 },
  },
});
