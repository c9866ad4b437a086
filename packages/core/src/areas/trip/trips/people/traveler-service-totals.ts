import * as z from 'zod';
import { TravelerId } from '../../../../base/ids';
import { totalsByCurrency } from '../../../../base/money';
import { Money } from '../../../../base/values';
import { requiresPermission } from '../../../../contract/permission-fields';
import type { Booking } from '../../bookings/booking';
import { migrateBooking } from '../../bookings/people/link-travelers';
import { countPeople, isFor, isForEverybody } from '../../bookings/people/people-on-booking';
import { isLive, listActiveTravelers } from '../../trip-check/checked-trip';
import type { Traveler } from '../traveler';

/** What the services of one traveler come to, one amount for each currency. Source: R-TRIP-106. */
export const TravelerServiceTotal = z.object({
  traveler_id: TravelerId,
  /** How many bookings are for this traveler. */
  count: z.int(),
  totals: z.array(Money),
  ...requiresPermission('View Commissions', { total_profit: z.array(Money).optional() }),
});
export type TravelerServiceTotal = z.infer<typeof TravelerServiceTotal>;

type Person = Omit<Traveler, 'passport_sealed'>;

/** The part of an amount that the one at `place` of so many pays; the odd cents are paid by the first, so that the parts add up. */
const partOf = (minor: number, place: number, among: number): number => {
  const even = Math.trunc(minor / among);
  return even + (place < Math.abs(minor % among) ? Math.sign(minor) : 0);
};

/**
 * What each traveler's services come to: a price is shared evenly by those whom the booking names, or by all who travel where it names
 * nobody. What will not happen counts nowhere. Source: R-TRIP-106.
 */
export const travelerServiceTotals = (
  travelers: readonly Person[],
  bookings: readonly Booking[],
): TravelerServiceTotal[] => {
  const going = listActiveTravelers({ travelers });
  const live = bookings.filter(isLive).map((booking) => migrateBooking(booking, travelers));
  return going.map((traveler, at) => {
    const own = live.filter((booking) => isFor(booking, traveler));
    const sumOf = (amount: (price: NonNullable<Booking['price_detail']>) => number | undefined): Money[] =>
      totalsByCurrency(
        own.flatMap((booking) => {
          const { price_detail: price, traveler_ids } = booking;
          const minor = price && amount(price);
          if (!price || minor === undefined) return [];
          const place = isForEverybody(booking) ? at : traveler_ids.indexOf(traveler.id);
          return [{ minor: partOf(minor, place, countPeople(booking) || going.length), currency: price.currency }];
        }),
      );
    return {
      traveler_id: traveler.id,
      count: own.length,
      totals: sumOf(({ total_price }) => total_price),
      total_profit: sumOf(({ total_profit }) => total_profit),
    };
  });
};
