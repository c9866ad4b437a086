import type { peopleContracts } from '@wayline/core/trips/people.contract';
import type { SamplesOf } from './samples-of';

export const peopleSamples = {} satisfies SamplesOf<typeof peopleContracts>;
