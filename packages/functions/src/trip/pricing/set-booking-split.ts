import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingChanges } from '@wayline/core/areas/trip/bookings/booking-changes';
import { checkSplit } from '@wayline/core/areas/trip/pricing/commission-split';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { getTripAdvisor } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { getRecords } from '@wayline/core/store/read';
import { endpoint } from '../../kernel/endpoint';
import { namedAdvisors } from './named-advisors';

/** Gives a booking a commission split of its own. */
export const handler = endpoint(
  pricingContracts['book.commission-split.set'],
  async ({ input: { id, trip_id, version, ...split }, actor, deps, commit }) => {
    const [trip, before, ...advisors] = (await getRecords(deps.table, actor.company_id, [
      { def: Trips, key: { id: trip_id } },
      { def: Bookings, key: { trip_id, id } },
      ...namedAdvisors(split),
    ])) as [Trip | undefined, Booking | undefined, ...unknown[]];
    if (!trip || !before || advisors.includes(undefined)) return refuse('record.missing');
    const checked = checkSplit(split, getTripAdvisor(trip));
    if (!checked.ok) return checked;
    if (before.version !== version) return refuse('record.stale', { current: before });
    const { refer_by_advisor_id, refer_by_advisor_split } = split;
    const referred = { refer_by_advisor_id, refer_by_advisor_split };
    const after = { ...before, ...split, ...referred, updated_at: deps.now(), version: version + 1 };
    return commit({
      writes: bookingChanges(deps.table, actor.company_id).save(before, after),
      audit: { subject: trip_id, changes: { booking: id, ...split } },
      events: [bookingEvents.commission_split_set(after)],
      answer: { booking: after },
    });
  },
);
