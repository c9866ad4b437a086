import { addDays, daysBetween, isDay } from '../../../base/days';
import type { Accommodation } from '../bookings/booking';
import type { Timed } from './booking-part';

type Dates = Omit<Timed, 'booking_type'>;

const shiftKeys = <T extends object>(part: T, keys: readonly (keyof T)[], days: number): T => {
  const shifted = { ...part };
  for (const key of keys) {
    const date = part[key] as string | undefined;
    if (isDay(date)) shifted[key] = addDays(date, days) as T[keyof T];
  }
  return shifted;
};

const STAY_DAYS = ['checkin_date', 'checkout_date'] as const;
type Rooms = NonNullable<Accommodation['room_types']>[number]['rooms'];
/** Rooms with the days of who sleeps in them. */
const shiftRooms = (rooms: Rooms, days: number): Rooms =>
  rooms.map((room) => ({
    ...shiftKeys(room, STAY_DAYS, days),
    guests: room.guests.map(({ dates, ...guest }) => ({
      ...guest,
      ...(dates && { dates: shiftKeys(dates, STAY_DAYS, days) }),
    })),
  }));
const shiftStay = ({ room_types, ...stay }: Accommodation, days: number): Accommodation => ({
  ...shiftKeys(stay, STAY_DAYS, days),
  ...(room_types && { room_types: room_types.map((type) => ({ ...type, rooms: shiftRooms(type.rooms, days) })) }),
});

/** A booking with every day of it moved by so many days; times and the length of the booking stay. */
export const shiftBooking = <B extends Dates>(booking: B, days: number): B => {
  const { accommodation, destinations, transportations, cruise_days, general_booking, unscheduled_from } = booking;
  return {
    ...booking,
    ...(isDay(unscheduled_from) && { unscheduled_from: addDays(unscheduled_from, days) }),
    ...(accommodation && { accommodation: shiftStay(accommodation, days) }),
    ...(destinations && { destinations: destinations.map((leg) => shiftKeys(leg, ['start_date', 'end_date'], days)) }),
    ...(transportations && {
      transportations: transportations.map((leg) => shiftKeys(leg, ['start_date', 'end_date'], days)),
    }),
    ...(cruise_days && { cruise_days: cruise_days.map((day) => shiftKeys(day, ['date'], days)) }),
    ...(general_booking && { general_booking: shiftKeys(general_booking, ['start_date', 'end_date'], days) }),
  };
};

/** A booking dragged from one day to another: the whole of it moves by the difference. */
export const moveToDay = <B extends Dates>(booking: B, fromDay: string, toDay: string): B =>
  shiftBooking(booking, daysBetween(fromDay, toDay));
