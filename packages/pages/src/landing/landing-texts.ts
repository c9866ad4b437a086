type Point = { title: string; text: string };

/** What the desk does all day, in the trade's words. */
export const DESK: readonly Point[] = [
  {
    title: 'Eleven kinds of booking',
    text: 'Flights and rail by leg, stays by room, cruises by port day, transfers, tours, dining. Each editor asks only what its kind needs.',
  },
  {
    title: 'Local time, always',
    text: 'A departure is told in the time of its airport, an arrival in the time of its own. Durations and +1 days follow by themselves.',
  },
  {
    title: 'Gaps come to you',
    text: 'A night without a bed, a transfer that cannot be made, a booking outside the trip: marked on the day it concerns.',
  },
  {
    title: 'Move the trip, keep the trip',
    text: 'Shift the start date and every booking moves along, with its references, rates and notes.',
  },
  {
    title: 'Keyboard first',
    text: 'Days, items, edit, duplicate, undo: each is one key away. The mouse is welcome too.',
  },
  {
    title: 'Two people, one record',
    text: 'See who is on the trip with you. If somebody saved before you did, you are told, and nothing is lost.',
  },
  {
    title: 'Reminders that leave once',
    text: 'Final payment, check-in opens, dinner to confirm: set it on the booking, counted from its own date.',
  },
  {
    title: 'Your clients’ data is theirs',
    text: 'Passport numbers are encrypted, shown only to those who may see them, and every look is on record.',
  },
];

export const CLIENT_POINTS: readonly string[] = [
  'Opens without an account, on any phone, and stays there without a connection',
  'The four facts for every desk: reference, time, place, contact',
  'A calendar that follows your changes, and a PDF for the folder',
  'You see when it was opened; you can withdraw the link at any moment',
];

export const PLAN_POINTS: readonly string[] = [
  'The day as a line: stays as bands, legs as connectors, free hours as room to fill',
  'Cancelled bookings stay visible as cancelled, so that no question is left',
  'Draft and published are two things: the client sees a version, not your work in progress',
];
