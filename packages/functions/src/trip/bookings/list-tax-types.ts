import { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import { TAX_TYPES } from '@wayline/core/areas/trip/pricing/price-types';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Source: R-TRIP-106, R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.tax-types.list'], async ({ input }) =>
  ok({ tax_types: TAX_TYPES[input.kind].map((name, i) => ({ id: i + 1, name })) }),
);
