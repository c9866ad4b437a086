import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(pricingContracts['book.other-advisor-splits.list'], async ({ input, db }) => {
  const booking = await db.get(Bookings, input);
  return booking ? ok(booking.other_advisor_splits ?? []) : refuse('record.missing');
});
