import { formatDay } from '../../../../base/days';
import type { Booking, Leg, Place } from '../../bookings/booking';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { bookingPart } from '../../itinerary/booking-part';
import { type CheckedTrip, isLive } from '../checked-trip';
import { domesticZones } from '../domestic-zones';
import type { Finding, Severity } from '../finding';
import { legEnds, type Moment, minutesFrom, toSortableMinutes } from '../timed-slots';

/** Minutes that a change of planes takes at the least, and below which it is tight. Source: feature 9 of the trip check. */
const DOMESTIC = { least: 45, tight: 45 };
const INTERNATIONAL = { least: 60, tight: 90 };
/** Another airport: bags, a way through town, check-in and security again. */
const OTHER_AIRPORT = { least: 180, tight: 240 };
/** A flight that leaves more than this before another lands is not meant as its connection. */
const MOST_BETWEEN = 6 * 60;

type Flown = { booking: Booking; leg: Leg; leaves: Moment; arrives: Moment };
const flownOf = (booking: Booking): Flown[] => {
  const part = booking.booking_type === 'Flights' ? bookingPart(booking) : undefined;
  if (part?.kind !== 'legs') return [];
  return part.legs.flatMap((leg) => {
    const { leaves, arrives } = legEnds(leg);
    return leaves && arrives ? [{ booking, leg, leaves, arrives }] : [];
  });
};

const codeOf = (place: Place) => place.iata_code ?? place.name.trim().toLowerCase();
const nameAt = (place: Place) => place.iata_code ?? place.name;
const needOf = (from: Flown, to: Flown, same: boolean) => {
  if (!same) return OTHER_AIRPORT;
  return domesticZones([from.leaves.zone, from.arrives.zone, to.leaves.zone, to.arrives.zone])
    ? DOMESTIC
    : INTERNATIONAL;
};

const judge = (from: Flown, to: Flown): Finding | undefined => {
  const same = codeOf(from.leg.to) === codeOf(to.leg.from);
  const between = minutesFrom(from.arrives, to.leaves, same);
  const need = needOf(from, to, same);
  if (between < -MOST_BETWEEN || between >= need.tight) return undefined;
  const severity: Severity = between < need.least ? 'problem' : 'warning';
  const where = same ? `at ${nameAt(from.leg.to)}` : `from ${nameAt(from.leg.to)} to ${nameAt(to.leg.from)}`;
  const day = formatDay(to.leaves.date);
  const say =
    between < 0
      ? `The connection ${where} on ${day} won’t work: the next flight leaves ${-between} minutes before this one lands.`
      : `Only ${between} minutes to connect ${where} on ${day}. Allow at least ${severity === 'problem' ? need.least : need.tight}.`;
  return {
    rule: 'TC-04',
    severity,
    booking_id: to.booking.id,
    date: to.leaves.date,
    say,
    repair: { do: 'edit-booking', label: 'Open flight', booking_id: to.booking.id },
  };
};

/** Two flights in a row are a connection when the second goes on from the airport, or the town's other one, of the first. */
const goesOn = (from: Flown, to: Flown): boolean =>
  shareTravelers(from.booking, to.booking) &&
  (from.booking.id === to.booking.id || codeOf(from.leg.to) === codeOf(to.leg.from)) &&
  codeOf(from.leg.from) !== codeOf(to.leg.from);

/** The flight of another booking that is still in the air, or has landed, when one leaves from its airport. */
const before = (to: Flown, others: readonly Flown[]): Flown | undefined =>
  others.findLast((from) => from.booking.id !== to.booking.id && goesOn(from, to));

/** TC-04: flights in a row that leave too little time to change, told by the clocks of both ends. */
export const connections = ({ bookings }: CheckedTrip): Finding[] => {
  const ofEach = bookings.filter(isLive).map(flownOf);
  const all = ofEach.flat().sort((a, b) => toSortableMinutes(a.leaves) - toSortableMinutes(b.leaves));
  return ofEach.flatMap((legs) =>
    legs.flatMap((to, i) => {
      const own = legs[i - 1];
      const from = own ? goesOn(own, to) && own : before(to, all.slice(0, all.indexOf(to)));
      const finding = from && judge(from, to);
      return finding ? [finding] : [];
    }),
  );
};
