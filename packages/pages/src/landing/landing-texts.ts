type Point = { title: string; text: string };

/** What the desk does all day, in the trade's words. */
export const DESK: readonly Point[] = [
  {
    title: 'Eleven kinds of booking',
    text: 'Flights and rail by leg, stays by night, transfers, tours, dining. The editor asks only what its kind needs.',
  },
  {
    title: 'Local time, always',
    text: 'A departure is told in the time of its airport, an arrival in the time of its own. Durations and +1 days follow by themselves.',
  },
  {
    title: 'Gaps come to you',
    text: 'A night without a bed, a booking before or after the trip: marked on the day it concerns.',
  },
  {
    title: 'Confirmations read themselves',
    text: 'Drop an airline’s e-mail, a calendar file, a wallet pass or a GDS itinerary, check what was read field by field, and save.',
  },
  {
    title: 'A move is a drag',
    text: 'Take a booking to another day with the mouse, or from its menu with the keyboard. Undo is in the message.',
  },
  {
    title: 'Two people, one record',
    text: 'A colleague’s change appears without a reload. If somebody saved before you did, you are told, and nothing is lost.',
  },
  {
    title: 'Reminders that leave once',
    text: 'A week before, the day before, the day after: set it on the booking, counted from its own date.',
  },
  {
    title: 'Every company for itself',
    text: 'No record is seen from another company, whoever knows its address, and every change is on record.',
  },
];

export const CLIENT_POINTS: readonly string[] = [
  'Opens without an account, on any phone, and stays there without a connection',
  'The four facts for every desk: reference, time, place, contact',
  'A calendar that follows your changes, and a PDF for the folder',
  'You see when it was opened; you can withdraw the link at any moment',
];

export const PLAN_POINTS: readonly string[] = [
  'The day in order: stays as bands, flights by leg, each time in the zone of its place',
  'Cancelled bookings stay visible as cancelled, so that no question is left',
  'Draft and published are two things: the client sees a version, not your work in progress',
];
