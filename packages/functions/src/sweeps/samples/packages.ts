import type { packagesContracts } from '@wayline/core/packages/packages.contract';
import type { SamplesOf } from './samples-of';

export const packagesSamples = {} satisfies SamplesOf<typeof packagesContracts>;
