type Point = { title: string; text: string };

/** What the desk does all day, in the trade's words. */
export const DESK: readonly Point[] = [
  {
    title: 'Eleven types of bookings',
    text: 'Flights and rail by leg, stays by night, transfers, tours, dining. The editor asks only for what each type needs.',
  },
  {
    title: 'Local time, always',
    text: 'A departure shows the time at its airport, an arrival the time at the destination. Durations and +1 days are worked out for you.',
  },
  {
    title: 'Gaps stand out',
    text: 'A night without a bed, a booking before or after the trip: flagged on the day it affects.',
  },
  {
    title: 'Confirmations, read for you',
    text: 'Drop an airline’s email, a calendar file, a wallet pass or a GDS itinerary, check what we read field by field, and save.',
  },
  {
    title: 'Drag to move',
    text: 'Move a booking to another day with the mouse, or from its menu with the keyboard. You can undo it from the message.',
  },
  {
    title: 'Two people, one record',
    text: 'A colleague’s change appears without a reload. If someone saved before you did, we tell you, and nothing is lost.',
  },
  {
    title: 'Reminders sent once',
    text: 'A week before, the day before, the day after: set it on the booking, and it follows the booking’s date.',
  },
  {
    title: 'Your company’s data only',
    text: 'Other companies can’t see your records, even if they know the address, and every change is on record.',
  },
];

export const CLIENT_POINTS: readonly string[] = [
  'Opens without an account on any phone, and works offline',
  'The four facts for every desk: reference, time, place, contact',
  'A calendar that follows your changes, and a PDF for the folder',
  'You see when it was opened, and you can withdraw the link anytime',
];

export const PLAN_POINTS: readonly string[] = [
  'The day in order: stays as bands, flights by leg, each time in its local time zone',
  'Canceled bookings stay visible as canceled, so no question is left open',
  'Draft and published are separate: clients see a version, not your work in progress',
];
