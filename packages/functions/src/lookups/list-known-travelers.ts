import { ok } from '@wayline/core/kernel/result';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { knownTravelers } from '@wayline/core/lookups/travel-lists';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-272. */
export const handler = endpoint(sharedLookupsContracts['lookups.known-travelers.list'], async () =>
  ok({ known_travelers: knownTravelers() }),
);
