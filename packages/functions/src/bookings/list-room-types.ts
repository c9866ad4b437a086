import { lookupsContracts } from '@wayline/core/bookings/lookups.contract';
import { ok } from '@wayline/core/kernel/result';
import { ROOM_TYPES } from '@wayline/core/pricing/price-types';
import { endpoint } from '../kernel/endpoint';

/** Source: R-TRIP-106, R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.room-types.list'], async ({ input }) =>
  ok({ room_types: ROOM_TYPES.filter(({ id }) => input.id === undefined || id === input.id) }),
);
