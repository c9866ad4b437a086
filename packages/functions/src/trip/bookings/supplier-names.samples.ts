import type { supplierNamesContracts } from '@wayline/core/areas/trip/bookings/suppliers/supplier-names.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'book.supplier-names.list': () => ({}),
  'book.supplier-names.link': (p) => ({ name_key: 'nobody of that name', supplier_id: p.institution }),
} satisfies SamplesOf<typeof supplierNamesContracts>;
