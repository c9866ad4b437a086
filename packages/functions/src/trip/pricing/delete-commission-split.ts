import { mayCall } from '@wayline/core/access/access';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { splitDeleted } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { withoutRow } from '@wayline/core/areas/trip/pricing/commission-split';
import { TripCommissionSplits } from '@wayline/core/areas/trip/pricing/commission-split.records';
import type { CommissionSplit, TripCommissionSplit } from '@wayline/core/areas/trip/pricing/commission-split-schema';
import { splitOfBooking } from '@wayline/core/areas/trip/pricing/commissions';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { getTripAdvisor } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { formatMessage } from '@wayline/core/base/messages';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { Write, Writes } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

const NO_SPLIT = {
  commission_split_type: undefined,
  host_agency_split: undefined,
  advisor_split: undefined,
  refer_by_advisor_id: undefined,
  refer_by_advisor_split: undefined,
  other_advisor_splits: undefined,
};

/** The split of a trip or of one of its bookings, and how another one takes its place; undefined as rest leaves none. */
const found = (db: Writes, ofTrip: TripCommissionSplit | undefined, booking: Booking | undefined) => {
  if (booking)
    return {
      split: splitOfBooking(booking),
      toWrite: (rest: CommissionSplit | undefined): Write =>
        db.save(Bookings, booking, { ...booking, ...NO_SPLIT, ...rest }),
    };
  return (
    ofTrip && {
      split: ofTrip,
      toWrite: (rest: CommissionSplit | undefined): Write =>
        rest ? db.save(TripCommissionSplits, ofTrip, { ...ofTrip, ...rest }) : db.delete(TripCommissionSplits, ofTrip),
    }
  );
};

/** Takes one share out of the split of a trip or of a booking; whoever may set that split may do it. Source: R-TRIP-171. */
export const handler = endpoint(
  pricingContracts['book.commission-split.delete'],
  ({ input: { split_type, split_id, rowObj }, actor, db, commit }) =>
    retryOnConflict(async () => {
      const { trip_id, booking_id } = rowObj;
      const setter = booking_id ? 'book.commission-split.set' : 'trips.commission-split.set';
      const allowed = mayCall(pricingContracts[setter].access, actor);
      if (!allowed.ok) return allowed;
      const [trip, ofTrip, booking] = await db.getMany([
        { def: Trips, key: { id: trip_id } },
        { def: TripCommissionSplits, key: { trip_id } },
        ...(booking_id ? [{ def: Bookings, key: { trip_id, id: booking_id } }] : []),
      ]);
      const kept = booking_id && !booking ? undefined : found(db, ofTrip, booking);
      if (!trip || !kept?.split) return refuse('record.missing');
      const parties = { company_id: actor.company_id, advisor_id: getTripAdvisor(trip) };
      const rest = withoutRow(kept.split, { split_type, id: split_id }, parties);
      if (rest === kept.split) return refuse('record.missing');
      return commit({
        writes: [kept.toWrite(rest)],
        audit: { changes: { split_type, split_id } },
        events: [splitDeleted({ trip_id, booking_id: booking?.id, name: booking?.title ?? trip.trip_name })],
        answer: { error: 0, message: formatMessage('commission_split.delete.success') },
      });
    }),
);
