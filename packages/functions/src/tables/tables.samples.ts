import type { tablesContracts } from '@wayline/core/areas/tables/tables.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'users.tables.get': () => ({}),
  'users.tables.save': () => ({
    table: 'trips',
    hidden: ['custom_code'],
    views: [{ id: 'v1', name: 'Paid', filters: { status: 'PAID' }, hidden: [] }],
  }),
} satisfies SamplesOf<typeof tablesContracts>;
