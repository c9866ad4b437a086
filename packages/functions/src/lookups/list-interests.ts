import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { travelInterests } from '@wayline/core/areas/lookups/travel-lists';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-151, R-SHELL-258. */
export const handler = endpoint(sharedLookupsContracts['lookups.interests.list'], async () =>
  ok({ interests: travelInterests() }),
);
