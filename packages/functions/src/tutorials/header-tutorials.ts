import { ok } from '@wayline/core/kernel/result';
import { toursOf, tutorialsOf } from '@wayline/core/tutorials/help';
import { tutorialsContracts } from '@wayline/core/tutorials/tutorials.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.tutorials.header'], async ({ input }) =>
  ok({ tutorials: tutorialsOf(input.active_page), help_tours: toursOf(input.active_page) }),
);
