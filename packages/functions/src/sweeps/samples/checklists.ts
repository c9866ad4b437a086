import type { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import type { SamplesOf } from './samples-of';

export const checklistsSamples = {} satisfies SamplesOf<typeof checklistsContracts>;
