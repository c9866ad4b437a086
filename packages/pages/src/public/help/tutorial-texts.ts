export type Tutorial = { id: string; title: string; say: string; steps: readonly string[] };

/** The daily work, each as the few steps it takes, with the names that stand on the screen. */
export const TUTORIALS: readonly Tutorial[] = [
  {
    id: 'first-trip',
    title: 'Plan your first trip',
    say: 'From an empty screen to days ready to fill.',
    steps: [
      'Choose New trip and give it a name. That’s all you need to start.',
      'Choose Add traveler for each person. The first one is the lead traveler; you can add dates of birth and passports later.',
      'Choose Set dates. The trip’s days appear on the left, each with its date and how much is planned.',
      'On any day, choose Add booking, or drop a confirmation (see the next tutorial).',
      'Read the Trip check line above the days: it shows what’s missing, and most items have a button that fixes them.',
    ],
  },
  {
    id: 'confirmations',
    title: 'Let a confirmation create the booking',
    say: 'For airlines, hotels, trains and rental cars that confirm by email.',
    steps: [
      'In your email program, save the confirmation as a file (.eml). Calendar files (.ics), wallet passes (.pkpass), saved web pages and text itineraries work too.',
      'In the trip, choose Import and drop the file, or paste the text of the confirmation.',
      'Compare what we read with the confirmation: references, times, names. Fix anything that’s wrong.',
      'Choose Save. If you imported the booking before, we show you what changed and update it instead of adding it again.',
      'No trip yet? Import it under Bookings, Unclaimed bookings, and add it to a trip later.',
    ],
  },
  {
    id: 'planner',
    title: 'Use the planner without a mouse',
    say: 'For days with forty bookings.',
    steps: [
      'J and K go to the next and previous day; the arrow keys move between bookings.',
      'E edits the booking, D duplicates it, U undoes what you did last.',
      'The question mark shows all keys. You can turn off single keys there if they get in the way of your tools.',
      'To move a booking to another day, drag it, or open its menu: Move a day earlier, Move a day later.',
      'Ctrl and K open search from anywhere: type a trip or a page and press Enter.',
    ],
  },
  {
    id: 'share',
    title: 'Publish an itinerary and share it',
    say: 'See exactly what your client gets.',
    steps: [
      'In the trip, choose New itinerary, or open an existing one. Write the welcome and choose a cover and a color.',
      'Choose which bookings and sections to show, and whether to show prices.',
      'Choose Preview. It looks exactly like the published page.',
      'Choose Publish. If the trip check found something, it’s listed first; fix it, or publish anyway.',
      'Choose Share. With an email address, we email the link; without one, you get it to send yourself. It can expire on a date and ask for a code.',
      'When a booking changes later, the itinerary tells you: “2 unpublished changes”. Choose Review and publish to see them and update the page. The link stays the same.',
    ],
  },
  {
    id: 'reminders',
    title: 'Set a reminder that sends itself',
    say: 'Check-in opens, the driver’s on the way, how was it?',
    steps: [
      'Open the menu of a booking in the planner and choose Set a reminder.',
      'Choose when: from a week before the booking to a week after, always at nine in the morning.',
      'Enter the recipients and the message. Choose Set reminder.',
      'If the booking moves, the reminder moves with it. If an email can’t be sent, we let you know, and you can send it again.',
    ],
  },
  {
    id: 'library',
    title: 'Reuse a booking',
    say: 'For hotels, guides and transfers you trust.',
    steps: [
      'In the planner, open a booking’s menu and choose Save to the library. Dates and traveler names aren’t saved with it.',
      'Next time, open Library, find it, and add it to a trip on the day you choose.',
      'If you change it in the library, new bookings get the new text. Trips that already have it keep theirs.',
    ],
  },
  {
    id: 'undo',
    title: 'Undo a change',
    say: 'Even a day later, or someone else’s.',
    steps: [
      'Right after: the confirmation message has Undo, and in the planner the U key does the same.',
      'Later: open the trip’s history. Each change shows who made it, when, and what it was before; choose Undo next to it. If the same thing was changed again since, we tell you instead.',
      'For a deleted trip or booking, open Deleted trips from the trip list, or the trip’s deleted bookings, within 30 days.',
    ],
  },
  {
    id: 'two-step',
    title: 'Sign in with a second step',
    say: 'So a password alone isn’t enough.',
    steps: [
      'Open your account menu, then Two-step authentication.',
      'Scan the code with an authenticator app, or type its key.',
      'Enter the six digits the app shows. From now on, you enter them after your password when you sign in.',
    ],
  },
];
