import { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import { ROOM_TYPES } from '@wayline/core/areas/trip/pricing/price-types';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Source: R-TRIP-106, R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.room-types.list'], async ({ input }) =>
  ok({ room_types: ROOM_TYPES.filter(({ id }) => input.id === undefined || id === input.id) }),
);
