export type Tutorial = { id: string; title: string; say: string; steps: readonly string[] };

/** The daily work, each as the few steps it takes, with the names that stand on the screen. */
export const TUTORIALS: readonly Tutorial[] = [
  {
    id: 'first-trip',
    title: 'Plan your first trip',
    say: 'From an empty screen to days that can be filled.',
    steps: [
      'Choose New trip and give it a name. A name is enough to begin.',
      'Choose Add traveler for each person. The first one leads the trip; date of birth and passport can follow.',
      'Choose Set dates. The days of the trip appear at the left, each with its date and how much is planned on it.',
      'On a day, choose Add booking, or drop a confirmation (see the next tutorial).',
      'Read the line Trip check above the days: it says what is missing, and most of its lines have a button that mends it.',
    ],
  },
  {
    id: 'confirmations',
    title: 'Let a confirmation write the booking',
    say: 'For airlines, hotels, trains and rental cars that confirm by mail.',
    steps: [
      'In your mail program, save the confirmation as a file (.eml). Calendar files (.ics), wallet passes (.pkpass), saved web pages and text itineraries work too.',
      'In the trip, choose Import and drop the file, or paste the text of the confirmation.',
      'Compare what was read with the confirmation: references, times, names. Change what is not right.',
      'Choose Save. If the booking was imported before, you are shown what changes, and it is updated instead of added.',
      'No trip yet? Import it under Bookings, Unclaimed bookings, and give it to a trip later.',
    ],
  },
  {
    id: 'planner',
    title: 'Move through the planner without a mouse',
    say: 'For days with forty bookings.',
    steps: [
      'J and K go to the next and the previous day, the arrows from entry to entry.',
      'E edits the entry, D duplicates it, U takes back what you did last.',
      'The question mark shows all keys. Single keys can be switched off there, if they get in the way of your tools.',
      'To move a booking to another day, drag it, or open its menu: Move a day earlier, Move a day later.',
      'Ctrl and K open the search from anywhere: type a trip or a page and press Enter.',
    ],
  },
  {
    id: 'share',
    title: 'Publish an itinerary and share it',
    say: 'What your client gets, and when.',
    steps: [
      'In the trip, choose New itinerary, or open the one that is there. Write the welcome and choose a cover and a color.',
      'Choose which bookings and sections are shown, and whether prices are.',
      'Choose Preview. It is made by the same hands as the published page.',
      'Choose Publish. If the trip check has found something, it is listed first; mend it, or publish anyway.',
      'Choose Share. With an e-mail address the link is mailed; without one you get it to send yourself. It can end by date and ask for a code.',
      'When a booking changes later, the itinerary says so: “2 unpublished changes”. Choose Review and publish to see them and update the page. The link stays the same.',
    ],
  },
  {
    id: 'reminders',
    title: 'Set a reminder that leaves by itself',
    say: 'Check-in opens, the driver comes, how was it?',
    steps: [
      'Open the menu of a booking in the planner and choose Set a reminder.',
      'Choose when: from a week before the booking to a week after it, always at nine in the morning.',
      'Write to whom, and what. Choose Set reminder.',
      'If the booking moves, the reminder moves with it. If a mail should not leave, you are told, and can send it again.',
    ],
  },
  {
    id: 'library',
    title: 'Use a booking again',
    say: 'For hotels, guides and transfers that you trust.',
    steps: [
      'In the planner, open the menu of a booking and choose Save to the library. Dates and names of travelers stay behind.',
      'Next time, open Library, find it, and put it into a trip on the day you choose.',
      'Change it in the library, and what you use from then on is the new text. Trips that have it already keep theirs.',
    ],
  },
  {
    id: 'undo',
    title: 'Take something back',
    say: 'A day later, or by somebody else.',
    steps: [
      'Right after: the message of what you did has Undo, and in the planner the key U does the same.',
      'Later: open the history of the trip. Each change says who, when, and what it was before; choose Undo beside it. If the same was changed again since, you are told instead.',
      'A deleted trip or booking: open Deleted trips from the trip list, or the deleted bookings of the trip, within 30 days.',
    ],
  },
  {
    id: 'two-step',
    title: 'Sign in with a second step',
    say: 'So that a password alone opens nothing.',
    steps: [
      'Open your account’s menu, then Two-step authentication.',
      'Scan the picture with an authenticator app, or type its key.',
      'Enter the six digits that the app shows. From now on, signing in asks for them after the password.',
    ],
  },
];
