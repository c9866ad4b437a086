import { listTours, listTutorials } from '@wayline/core/areas/tutorials/help';
import { tutorialsContracts } from '@wayline/core/areas/tutorials/tutorials.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.tutorials.header'], async ({ input }) =>
  ok({ tutorials: listTutorials(input.active_page), help_tours: listTours(input.active_page) }),
);
