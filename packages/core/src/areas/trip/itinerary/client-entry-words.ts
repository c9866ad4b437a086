import { legFieldsByKind } from '../bookings/types/booking-fields';
import type { PublishedEntry } from './published';

// What the client's page, its PDF and its calendar tell alike.

/** Which day of the trip a day is; one before the trip's dates has no number of its own. */
export const dayNumber = (day: number): string => (day >= 1 ? `Day ${day}` : 'Before the trip');

/** What stands under a day without entries. */
export const FREE_DAY = 'Nothing is planned. The day is yours.';
/** The head of the entries that have no day yet. */
export const UNSCHEDULED = { number: 'Any time', title: 'Also arranged for you' };

/** Tells one entry of a day from the others: a booking appears once with a kind, a time and a place to leave from. */
export const entryKey = ({ booking_id, kind, time, from }: PublishedEntry): string =>
  [booking_id, kind, time, from?.name].join();

/** The zones at the ends of a leg, where they are worth telling because they differ. */
export const differentZones = ({ timezone, end_timezone }: PublishedEntry): { from?: string; to?: string } =>
  timezone && end_timezone && timezone !== end_timezone ? { from: timezone, to: end_timezone } : {};

/** A state worth a word, other than cancelled; that a booking stands is the rule and goes without saying. */
export const findEntryStatus = ({ is_cancelled, status }: PublishedEntry): string | undefined =>
  is_cancelled || status === 'Confirmed' ? undefined : status || undefined;

/** What the ends of a leg are called: a car is picked up and dropped off. */
export const legEndWords = ({ leg_kind }: PublishedEntry): readonly [start: string, end: string] => {
  const { starts, ends } = legFieldsByKind(leg_kind ?? 'transport');
  return [starts, ends];
};

/** What the schema's `cabin` is called: where one sleeps in a stay, how one sits on a leg. */
export const cabinWord = ({ kind }: PublishedEntry): string => (kind === 'checkin' ? 'Room' : 'Class');

/** What the schema's `seat` is called; a party has several, parted by commas. */
export const seatWord = (seat: string): string => (seat.includes(',') ? 'Seats' : 'Seat');

/** What is said of single rooms, with its name; a stay of one room needs none before it. */
export const roomFacts = ({ rooms = [] }: PublishedEntry): [name: string, value: string][] => {
  const of = (what: string, name: string) => (rooms.length > 1 ? `${name}: ${what}` : what);
  return rooms.flatMap(({ name, comment, request }): [string, string][] => [
    ...(comment ? [[of('About your room', name), comment] as [string, string]] : []),
    ...(request ? [[of('Your request', name), request] as [string, string]] : []),
  ]);
};
