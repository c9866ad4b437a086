import type { duplicatesContracts } from '@wayline/core/areas/clients/duplicates/duplicates.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'crm.individuals.duplicates': (p) => ({
    email: 'mara@example.test',
    active_page: 'add_individual',
    first_name: 'Mara',
    id: p.client,
  }),
  'crm.duplicates.list': () => ({ per_page: 10 }),
  'crm.duplicates.dismiss': (p) => ({ client_id: p.client, other_id: p.otherClient }),
} satisfies SamplesOf<typeof duplicatesContracts>;
