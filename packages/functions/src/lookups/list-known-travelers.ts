import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { knownTravelers } from '@wayline/core/areas/lookups/travel-lists';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-272. */
export const handler = endpoint(sharedLookupsContracts['lookups.known-travelers.list'], async () =>
  ok({ known_travelers: knownTravelers() }),
);
