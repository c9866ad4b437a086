import type { domainsContracts } from '@wayline/core/areas/domains/domains.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'users.domain.get': () => ({}),
  'users.domain.check': (p) => ({ host_name: p.clientHost }),
} satisfies SamplesOf<typeof domainsContracts>;
