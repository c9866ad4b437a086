import { lookupsContracts } from '@wayline/core/bookings/lookups.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';

/** Source: R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.confirmation-codes.list'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.trip_id);
  if (!whole) return refuse('record.missing');
  return ok({
    codes: whole.bookings.flatMap(({ id: booking_id, title, confirmation_id }) =>
      confirmation_id ? [{ booking_id, title, confirmation_id }] : [],
    ),
  });
});
