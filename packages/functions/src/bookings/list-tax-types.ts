import { lookupsContracts } from '@wayline/core/bookings/lookups.contract';
import { ok } from '@wayline/core/kernel/result';
import { TAX_TYPES } from '@wayline/core/pricing/price-types';
import { endpoint } from '../kernel/endpoint';

/** Source: R-TRIP-106, R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.tax-types.list'], async ({ input }) =>
  ok({ tax_types: TAX_TYPES[input.kind].map((name, i) => ({ id: i + 1, name })) }),
);
