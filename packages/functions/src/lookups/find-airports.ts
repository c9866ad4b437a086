import { findAirports } from '@wayline/core/areas/imports/find-airports';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(sharedLookupsContracts['lookups.airports.find'], async ({ input }) =>
  ok({ airports: findAirports(input.search) }),
);
