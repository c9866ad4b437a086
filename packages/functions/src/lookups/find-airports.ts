import { findAirports } from '@wayline/core/imports/find-airports';
import { ok } from '@wayline/core/kernel/result';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(sharedLookupsContracts['lookups.airports.find'], async ({ input }) =>
  ok({ airports: findAirports(input.search) }),
);
