import { daysBetween, isDay } from '../../../base/days';
import type { Room } from './room-type';

type Stay = { checkin_date?: string | undefined; checkout_date?: string | undefined };

/** The nights between two days, where the later one comes after the earlier. */
export const countStayNights = ({ checkin_date, checkout_date }: Stay): number | undefined =>
  isDay(checkin_date) && isDay(checkout_date) && checkin_date < checkout_date
    ? daysBetween(checkin_date, checkout_date)
    : undefined;

/** A room on other days than its stay, with its nights; without both days it has the nights of its type. Source: R-TRIP-086. */
export const roomOn = (room: Room, stay: Stay): Room => {
  const days = { checkin_date: room.checkin_date, checkout_date: room.checkout_date, ...stay };
  return { ...room, ...days, nights: countStayNights(days) };
};

type Guest = Room['guests'][number];
/** A guest who stays on other days than the room, with the nights of their own. Source: R-TRIP-088. */
export const guestOn = (guest: Guest, stay: Stay): Guest => {
  const { checkin_date, checkout_date } = { ...guest.dates, ...stay };
  return checkin_date && checkout_date
    ? { ...guest, dates: { checkin_date, checkout_date }, nights: countStayNights({ checkin_date, checkout_date }) }
    : { ...guest, dates: undefined, nights: undefined };
};
