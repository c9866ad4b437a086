import { ok } from '@wayline/core/kernel/result';
import { toursOf } from '@wayline/core/tutorials/help';
import { tutorialsContracts } from '@wayline/core/tutorials/tutorials.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.help-tours.page'], async ({ input }) =>
  ok({ help_tours: toursOf(input.page) }),
);
