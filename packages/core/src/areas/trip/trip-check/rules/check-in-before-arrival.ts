import { daysBetween, formatDay, isDay } from '../../../../base/days';
import { plural } from '../../../../base/plural';
import type { Booking } from '../../bookings/booking';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { bookingPart } from '../../itinerary/booking-part';
import { type CheckedTrip, isLive } from '../checked-trip';
import type { Finding } from '../finding';
import { type Journey, listJourneys, overNight } from '../journeys';

/** When the first journey is over: its legs follow each other within a day. */
const firstArrival = (journeys: readonly Journey[]): Journey | undefined => {
  const [first] = journeys;
  if (!first) return undefined;
  let last = first;
  for (const next of journeys) {
    if (next.booking.id === first.booking.id && daysBetween(last.arrives, next.leaves) <= 0) last = next;
  }
  return { ...last, leaves: first.leaves };
};

const finding = (stay: Booking, checkin: string, arrives: string, by: Booking): Finding => ({
  rule: 'TC-06',
  severity: 'warning',
  booking_id: stay.id,
  date: checkin,
  say: plural(daysBetween(checkin, arrives), {
    one: `${stay.title} starts on ${formatDay(checkin)}, but ${by.title} arrives on ${formatDay(arrives)}: you're paying for a night no one will use.`,
    other: `${stay.title} starts on ${formatDay(checkin)}, but ${by.title} arrives on ${formatDay(arrives)}: you're paying for nights no one will use.`,
  }),
  repair: { do: 'edit-booking', label: 'Change check-in', booking_id: stay.id, field: 'start_date' },
});

/** TC-06: a check-in on a day before those who check in arrive: before the first journey is over, or while a night flight is in the air. */
export const checkInBeforeArrival = ({ bookings }: CheckedTrip): Finding[] => {
  const first = firstArrival(listJourneys(bookings));
  const nights = overNight(bookings);
  return bookings.filter(isLive).flatMap((stay) => {
    const part = bookingPart(stay);
    if (part?.kind !== 'stay') return [];
    const { checkin_date: checkin, checkout_date: checkout } = part.stay;
    if (!isDay(checkin) || !isDay(checkout)) return [];
    const late = [...nights.filter(({ leaves }) => leaves <= checkin), ...(first ? [first] : [])].find(
      ({ arrives, booking }) => checkin < arrives && arrives < checkout && shareTravelers(stay, booking),
    );
    return late ? [finding(stay, checkin, late.arrives, late.booking)] : [];
  });
};
