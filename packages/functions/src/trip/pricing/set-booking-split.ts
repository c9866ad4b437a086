import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { checkSplit } from '@wayline/core/areas/trip/pricing/commission-split';
import { namedAdvisors } from '@wayline/core/areas/trip/pricing/named-advisors';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { getTripAdvisor } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import { endpoint } from '../../kernel/endpoint';

/** Gives a booking a commission split of its own. */
export const handler = endpoint(
  pricingContracts['book.commission-split.set'],
  async ({ input: { id, trip_id, version, ...split }, db, commit }) => {
    const [trip, before, ...advisors] = await db.getMany([
      { def: Trips, key: { id: trip_id } },
      { def: Bookings, key: { trip_id, id } },
      ...namedAdvisors(split),
    ]);
    if (!trip || !before || advisors.includes(undefined)) return refuse('record.missing');
    const checked = checkSplit(split, getTripAdvisor(trip));
    if (!checked.ok) return checked;
    const seen = checkSeen(before, version);
    if (!seen.ok) return seen;
    const { refer_by_advisor_id, refer_by_advisor_split } = split;
    const after = { ...before, ...split, refer_by_advisor_id, refer_by_advisor_split };
    const saved = db.save(Bookings, before, after, { as: bookingEvents.commission_split_set });
    return commit({ writes: [saved], answer: { booking: saved.after } });
  },
);
