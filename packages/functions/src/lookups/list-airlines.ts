import { airlineList } from '@wayline/core/areas/imports/data/company-names';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-152, R-SHELL-258. */
export const handler = endpoint(sharedLookupsContracts['lookups.airlines.list'], async () =>
  ok({ airlines: airlineList() }),
);
