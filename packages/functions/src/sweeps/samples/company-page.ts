import type { companyPageContracts } from '@wayline/core/areas/people/company-page.contract';
import type { SamplesOf } from './samples-of';

export const companyPageSamples = {
  'public.company.page': () => ({ name: 'harbour-vale-travel' }),
} satisfies SamplesOf<typeof companyPageContracts>;
