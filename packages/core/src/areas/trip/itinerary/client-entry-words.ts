import type { I18n } from '@lingui/core';
import type { PublishedEntry } from './published';

// What the client's page, its PDF and its calendar tell alike.

/** Which day of the trip a day is; one before the trip's dates has no number of its own. */
export const dayNumber = (i18n: I18n, day: number): string =>
  day >= 1 ? i18n._('Day {day}', { day }) : i18n._('Before the trip');

/** What stands under a day without entries. */
export const getFreeDayWords = (i18n: I18n): string => i18n._('Nothing is planned. The day is yours.');
/** The head of the entries that have no day yet. */
export const getUnscheduledWords = (i18n: I18n): { number: string; title: string } => ({
  number: i18n._('Any time'),
  title: i18n._('Also arranged for you'),
});

/** Tells one entry of a day from the others: a booking appears once with a kind, a time and a place to leave from. */
export const entryKey = ({ booking_id, kind, time, from }: PublishedEntry): string =>
  [booking_id, kind, time, from?.name].join();

/** The zones at the ends of a leg, where they are worth telling because they differ. */
export const differentZones = ({ timezone, end_timezone }: PublishedEntry): { from?: string; to?: string } =>
  timezone && end_timezone && timezone !== end_timezone ? { from: timezone, to: end_timezone } : {};

/** A state worth a word, other than cancelled; that a booking stands is the rule and goes without saying. */
export const findEntryStatus = (i18n: I18n, { is_cancelled, status }: PublishedEntry): string | undefined =>
  is_cancelled || status === 'Confirmed' || !status ? undefined : i18n._(status);

/** What the ends of a leg are called: a car is picked up and dropped off, which many languages say in other words of a driver. */
export const legEndWords = (i18n: I18n, { leg_kind }: PublishedEntry): readonly [start: string, end: string] =>
  leg_kind
    ? [i18n._('Pick-up'), i18n._('{kind, select, rental {Drop-off} other {Drop-off}}', { kind: leg_kind })]
    : [i18n._('Departs'), i18n._('Arrives')];

/** What the schema's `cabin` is called: where one sleeps in a stay, how one sits on a leg. */
export const cabinWord = (i18n: I18n, { kind }: PublishedEntry): string =>
  kind === 'checkin' ? i18n._('Room') : i18n._('Class');

/** What the schema's `seat` is called; a party has several, parted by commas. */
export const seatWord = (i18n: I18n, seat: string): string => (seat.includes(',') ? i18n._('Seats') : i18n._('Seat'));

/** What is said of single rooms, with its name; a stay of one room needs none before it. */
export const roomFacts = (i18n: I18n, { rooms = [] }: PublishedEntry): [name: string, value: string][] => {
  const of = (what: string, name: string) => (rooms.length > 1 ? `${name}: ${what}` : what);
  return rooms.flatMap(({ name, comment, request }): [string, string][] => [
    ...(comment ? [[of(i18n._('About your room'), name), comment] as [string, string]] : []),
    ...(request ? [[of(i18n._('Your request'), name), request] as [string, string]] : []),
  ]);
};
