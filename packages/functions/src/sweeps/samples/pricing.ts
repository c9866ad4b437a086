import type { pricingContracts } from '@wayline/core/pricing/pricing.contract';
import type { SamplesOf } from './samples-of';

export const pricingSamples = {} satisfies SamplesOf<typeof pricingContracts>;
