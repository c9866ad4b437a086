import { normalisedTutorials } from '@wayline/core/areas/tutorials/help';
import { tutorialsContracts } from '@wayline/core/areas/tutorials/tutorials.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.tutorials.normalised'], async ({ input }) =>
  ok({ active_page: input.active_page, tutorials: normalisedTutorials() }),
);
