import { listTutorials } from '@wayline/core/areas/tutorials/help';
import { tutorialsContracts } from '@wayline/core/areas/tutorials/tutorials.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.tutorials.page'], async ({ input }) =>
  ok({ tutorials: listTutorials(input.page) }),
);
