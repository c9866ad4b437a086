import type { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import type { SamplesOf } from './samples-of';

export const lifecycleSamples = {} satisfies SamplesOf<typeof lifecycleContracts>;
