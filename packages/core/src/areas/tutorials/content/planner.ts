import type { PageHelp } from './page-help';

export const PLANNER: PageHelp = {
  tutorials: [
    {
      title: 'Plan a trip day by day',
      body: 'The trip dates create the days, and bookings appear on theirs.',
      steps: [
        { title: 'Set the dates', body: 'If they change later, you see which bookings move before anything does.' },
        {
          title: 'Add bookings',
          body: 'Add them by hand, from your library, or with Import: paste a confirmation or drop a file.',
        },
        {
          title: 'Move them',
          body: 'Drag a booking to another day. With the keyboard, focus it and use the keys behind the keyboard symbol.',
        },
        { title: 'Undo', body: 'You can undo moves and removals from the message that confirms them.' },
      ],
    },
    {
      title: 'Work on it together',
      body: 'Colleagues see your changes as you make them.',
      steps: [
        { title: 'See who is here', body: 'Everyone who has the trip open is shown next to its name.' },
        {
          title: 'No overwriting',
          body: 'Change different fields of a booking at the same time and both are kept. Change the same field, and you choose which version to keep.',
        },
      ],
    },
  ],
  tour: {
    title: 'The planner',
    body: 'From dates to a plan your client can hold.',
    steps: [
      {
        title: 'The dates',
        body: 'The dates create the days. Change the start date, and the bookings can move along.',
        target: { css: 'main button', text: 'Set dates' },
      },
      {
        title: 'The bookings',
        body: 'A flight, a hotel, a tour: each type asks only for what it needs.',
        target: { css: 'main button', text: 'Add booking' },
      },
      {
        title: 'Import a confirmation',
        body: 'Paste a confirmation email or drop a file. You see what we read before it’s added.',
        target: { css: 'main button', text: 'Import' },
      },
      {
        title: 'The pages of a trip',
        body: 'Planner, services, daily plan, packages and reports all belong to the same trip.',
        target: { css: 'main header nav' },
      },
      {
        title: 'Its people and its itinerary',
        body: 'Travelers, itineraries, files and reminders are next to the plan.',
        target: { css: 'main aside' },
      },
    ],
  },
};
