import type { libraryContracts } from '@wayline/core/library/library.contract';
import type { SamplesOf } from './samples-of';

export const librarySamples = {} satisfies SamplesOf<typeof libraryContracts>;
