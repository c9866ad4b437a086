import { ok } from '@wayline/core/kernel/result';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { travelInterests } from '@wayline/core/lookups/travel-lists';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-151, R-SHELL-258. */
export const handler = endpoint(sharedLookupsContracts['lookups.interests.list'], async () =>
  ok({ interests: travelInterests() }),
);
