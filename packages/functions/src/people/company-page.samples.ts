import type { companyPageContracts } from '@wayline/core/areas/people/company-page.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'public.company.page': () => ({ name: 'harbour-vale-travel' }),
} satisfies SamplesOf<typeof companyPageContracts>;
