import { BOOKING_LIST } from '@wayline/core/bookings/booking.records';
import { BookingRow } from '@wayline/core/bookings/lists/booking-row';
import { lookupsContracts } from '@wayline/core/bookings/lookups.contract';
import { distinctNames } from '@wayline/core/kernel/distinct';
import { ok } from '@wayline/core/kernel/result';
import { listRows } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

const NEWEST = 1_000;
/** The list holds its head too, which has none. */
const Tags = BookingRow.pick({ tags: true }).partial();

/** Source: R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.tags.list'], async ({ actor, deps }) => {
  const read = (row: unknown) => Tags.parse(row);
  const page = await listRows(deps.table, actor.company_id, BOOKING_LIST, read, { limit: NEWEST, newestFirst: true });
  return ok({ lists: distinctNames(page.items.flatMap(({ tags }) => tags ?? [])) });
});
