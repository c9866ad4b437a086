import { ok } from '@wayline/core/kernel/result';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { currencies } from '@wayline/core/lookups/travel-lists';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-153, R-SHELL-268. */
export const handler = endpoint(sharedLookupsContracts['lookups.currencies.list'], async () =>
  ok({ currencies: currencies() }),
);
