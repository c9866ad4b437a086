import { airlineList } from '@wayline/core/imports/data/company-names';
import { ok } from '@wayline/core/kernel/result';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-152, R-SHELL-258. */
export const handler = endpoint(sharedLookupsContracts['lookups.airlines.list'], async () =>
  ok({ airlines: airlineList() }),
);
