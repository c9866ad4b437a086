import { ok } from '@wayline/core/kernel/result';
import { normalisedTutorials } from '@wayline/core/tutorials/help';
import { tutorialsContracts } from '@wayline/core/tutorials/tutorials.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.tutorials.normalised'], async ({ input }) =>
  ok({ active_page: input.active_page, tutorials: normalisedTutorials() }),
);
