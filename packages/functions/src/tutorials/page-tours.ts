import { listTours } from '@wayline/core/areas/tutorials/help';
import { tutorialsContracts } from '@wayline/core/areas/tutorials/tutorials.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.help-tours.page'], async ({ input }) =>
  ok({ help_tours: listTours(input.page) }),
);
