import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { currencies } from '@wayline/core/areas/lookups/travel-lists';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-153, R-SHELL-268. */
export const handler = endpoint(sharedLookupsContracts['lookups.currencies.list'], async () =>
  ok({ currencies: currencies() }),
);
