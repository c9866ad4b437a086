import type { consentsContracts } from '@wayline/core/areas/clients/consents/consents.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'crm.consents.list': (p) => ({ client_id: p.client }),
  'crm.consents.create': (p) => ({
    client_id: p.client,
    purpose: 'news' as const,
    is_given: true,
    way: 'email' as const,
    day: '2026-01-05',
    note: 'Asked for the newsletter',
  }),
} satisfies SamplesOf<typeof consentsContracts>;
