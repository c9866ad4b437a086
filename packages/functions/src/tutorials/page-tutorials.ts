import { ok } from '@wayline/core/kernel/result';
import { tutorialsOf } from '@wayline/core/tutorials/help';
import { tutorialsContracts } from '@wayline/core/tutorials/tutorials.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tutorialsContracts['misc.tutorials.page'], async ({ input }) =>
  ok({ tutorials: tutorialsOf(input.page) }),
);
