import type { historyContracts } from '@wayline/core/history/history.contract';
import type { SamplesOf } from './samples-of';

export const historySamples = {} satisfies SamplesOf<typeof historyContracts>;
