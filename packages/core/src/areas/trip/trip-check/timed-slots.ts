import { daysBetween, isDay } from '../../../base/days';
import { secondsOfDay } from '../../../base/times';
import { minutesBetween } from '../../../base/zoned-time';
import type { Booking, Leg } from '../bookings/booking';
import { getLegFields } from '../bookings/types/booking-fields';
import { bookingPart } from '../itinerary/booking-part';
import { legZones } from '../itinerary/leg-minutes';

/** A local moment, with its zone where that is known. */
export type Moment = { date: string; time: string; zone?: string | undefined };

const EPOCH = '1970-01-01';
const wallMinutes = ({ date, time }: Moment) => daysBetween(EPOCH, date) * 1440 + secondsOfDay(time) / 60;

/**
 * Minutes from one moment to another. Where a zone is missing both are taken as told by one clock, which holds within one airport or town;
 * `sameClock` says that they are, whatever the zones say.
 */
export const minutesFrom = (from: Moment, to: Moment, sameClock = false): number =>
  !sameClock && from.zone && to.zone
    ? minutesBetween({ ...from, zone: from.zone }, { ...to, zone: to.zone })
    : wallMinutes(to) - wallMinutes(from);

/** A number by which moments stand in order, whether their zones are known or not. */
export const toSortableMinutes = (moment: Moment): number =>
  minutesFrom({ date: EPOCH, time: '00:00', zone: moment.zone && 'UTC' }, moment);

const moment = (date: string | undefined, time: string | undefined, zone?: string): Moment | undefined =>
  isDay(date) && time ? { date, time, zone } : undefined;

/** When a leg leaves and arrives, each where day and time are known. */
export const legEnds = (leg: Leg): { leaves?: Moment | undefined; arrives?: Moment | undefined } => {
  const { start, end } = legZones(leg);
  return {
    leaves: moment(leg.start_date, leg.start_time, start),
    arrives: moment(leg.end_date ?? leg.start_date, leg.end_time, end),
  };
};

/** Whether a booking is something rented: had from its pick-up to its drop-off, while people do other things. */
export const isRental = ({ booking_type, sub_type }: Booking): boolean =>
  getLegFields(booking_type, sub_type).kind === 'rental';

/** A time somebody has to be somewhere; an appointment without an end is a moment. */
export type Slot = { booking: Booking; from: Moment; to: Moment; moving: boolean };

/**
 * The slots of a booking. Stays and cruises are where people are while they do other things, and have none; of something rented its
 * pick-up and its drop-off are appointments.
 */
export const listTimedSlots = (booking: Booking): Slot[] => {
  const part = bookingPart(booking);
  if (part?.kind === 'legs')
    return part.legs.flatMap((leg): Slot[] => {
      const { leaves, arrives } = legEnds(leg);
      if (isRental(booking))
        return [leaves, arrives].flatMap((at) => (at ? [{ booking, from: at, to: at, moving: false }] : []));
      return leaves && arrives ? [{ booking, from: leaves, to: arrives, moving: true }] : [];
    });
  if (part?.kind !== 'general') return [];
  const { start_date, start_time, end_date, end_time } = part.general;
  const zone = booking.places[0]?.timezone;
  const from = moment(start_date, start_time, zone);
  return from ? [{ booking, from, to: moment(end_date ?? start_date, end_time, zone) ?? from, moving: false }] : [];
};
