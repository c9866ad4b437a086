import type { Booking, Place } from '../bookings/booking';
import { shareTravelers } from '../bookings/people/people-on-booking';
import type { DayEntry } from './day-entry';

/** An entry of a day with its booking and, where times are equal, its rank among them. */
export type Ranked = { entry: DayEntry; booking: Booking; rank: number };

/** Before everything else of the same minute. */
const FIRST_OF_MINUTE = -1;

const fold = (name: string) => name.trim().toLowerCase();
const isHotel = ({ title, places: [place] }: Booking, { name }: Place) =>
  fold(name) === fold(title) || fold(name) === fold(place?.name ?? title);

/**
 * The leg that takes the guests of a stay away on its last day: the first one from the hotel, else the first of the day, but none before
 * the last way back to the hotel. Undefined where nobody leaves at a known time.
 */
const leavingLeg = <R extends { entry: DayEntry; booking: Booking }>(
  stay: Booking,
  inOrder: readonly R[],
): R | undefined => {
  const legs = inOrder.filter(
    ({ entry, booking }) => entry.kind === 'leg' && entry.time && !entry.is_cancelled && shareTravelers(stay, booking),
  );
  const back = legs.findLastIndex(({ entry }) => entry.kind === 'leg' && isHotel(stay, entry.to));
  const later = legs.slice(back + 1);
  return later.find(({ entry }) => entry.kind === 'leg' && isHotel(stay, entry.from)) ?? later[0];
};

/** What takes the people of a rental away on the day they bring it back: the first flight, as nobody flies with a rented car. */
const leavingFlight = <R extends { entry: DayEntry; booking: Booking }>(rental: Booking, inOrder: readonly R[]) =>
  inOrder.find(
    ({ entry, booking }) =>
      entry.kind === 'leg' &&
      entry.booking_type === 'Flights' &&
      entry.time &&
      !entry.is_cancelled &&
      shareTravelers(rental, booking),
  );
const LATEST = { checkout: leavingLeg, dropoff: leavingFlight } as const;
const isLatest = (kind: DayEntry['kind']): kind is keyof typeof LATEST => kind in LATEST;

/**
 * The hour of a check-out is its latest: where a transfer or a flight leaves before it, guests check out before that; and the same of a
 * drop-off and a flight. The entries are given and answered by time and rank.
 */
export const checkOutsFirst = (inOrder: readonly Ranked[]): Ranked[] => {
  if (!inOrder.some(({ entry }) => isLatest(entry.kind))) return [...inOrder];
  return inOrder
    .map((one): Ranked => {
      const { kind, is_cancelled } = one.entry;
      if (!isLatest(kind) || is_cancelled) return one;
      const leaving = LATEST[kind](one.booking, inOrder)?.entry;
      if (!leaving || leaving.sec_time > one.entry.sec_time) return one;
      return { ...one, entry: { ...one.entry, sec_time: leaving.sec_time }, rank: FIRST_OF_MINUTE };
    })
    .sort(byTime);
};

/** By time; what has none stands in the order somebody gave it, and behind those in the order of creation. Source: R-TRIP-019..022. */
export const byTime = (a: Ranked, b: Ranked) => a.entry.sec_time - b.entry.sec_time || a.rank - b.rank;
