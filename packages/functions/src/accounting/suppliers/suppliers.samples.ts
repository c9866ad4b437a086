import type { suppliersContracts } from '@wayline/core/areas/accounting/suppliers/suppliers.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.payables.list': () => ({ show: 'open' as const, order: 'soonest' as const, per_page: 10 }),
  'book.payables.summary': () => ({}),
  'trips.payables.get': (p) => ({ id: p.trip }),
  'book.supplier-payments.list': () => ({ payment_method: 'check' as const, per_page: 10 }),
  'book.supplier-payments.get': (p) => ({ id: p.supplierPayment }),
  'book.supplier-payments.create': (p) => ({
    ...{ kind: 'company_to_supplier' as const, currency: 'USD', transaction_type: 'bank_transfer' as const },
    ...{ account: '1010', confirmation_code: 'WIRE 12', remark: 'Deposit' },
    parts: [{ trip_id: p.trip, booking_id: p.costlyBooking, amount: 4_000 }],
  }),
  'book.supplier-payments.delete': (p) => ({ id: p.supplierPayment }),
} satisfies SamplesOf<typeof suppliersContracts>;
