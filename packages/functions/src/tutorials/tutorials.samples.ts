import type { tutorialsContracts } from '@wayline/core/areas/tutorials/tutorials.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'misc.tutorials.page': () => ({ page: 'planner' }),
  'misc.help-tours.page': () => ({ page: 'planner' }),
  'misc.tutorials.normalised': () => ({ active_page: 'planner' }),
  'misc.tutorials.header': () => ({ active_page: 'planner' }),
  'misc.help-tours.seen': () => ({ tour: 'tour-planner' }),
} satisfies SamplesOf<typeof tutorialsContracts>;
