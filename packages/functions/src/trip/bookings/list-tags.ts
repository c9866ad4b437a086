import { BOOKING_LIST, BookingRows } from '@wayline/core/areas/trip/bookings/booking.records';
import { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import { distinctNames } from '@wayline/core/base/distinct';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

const NEWEST = 1_000;

/** Source: R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.tags.list'], async ({ db }) => {
  const newest = { limit: NEWEST, newestFirst: true };
  const page = await db.listRows(BOOKING_LIST, BookingRows, newest);
  return ok({ lists: distinctNames(page.items.flatMap(({ tags }) => tags ?? [])) });
});
