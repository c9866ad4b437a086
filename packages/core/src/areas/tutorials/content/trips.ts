import type { PageHelp } from './page-help';

export const TRIPS: PageHelp = {
  tutorials: [
    {
      title: 'Your trips as a table',
      body: 'Every trip of your company, sorted and filtered as you need it today.',
      steps: [
        { title: 'Narrow it down', body: 'Choose a status above the table, or add filters by advisor, dates or tags.' },
        {
          title: 'Make it yours',
          body: 'Show, hide and move columns. Save what you arrived at as a view: it is there again tomorrow.',
        },
        {
          title: 'Change many at once',
          body: 'Tick trips to archive them, hand them to a colleague or export them together.',
        },
      ],
    },
    {
      title: 'Start a trip',
      body: 'A name is enough. Dates, travelers and bookings come when you have them.',
      steps: [
        { title: 'Press New trip', body: 'It is on every screen: in the bar at the left, on a phone at the bottom.' },
        {
          title: 'Or bring trips along',
          body: 'Import reads a spreadsheet of trips, shows what it understood, and adds nothing before you agree.',
        },
      ],
    },
  ],
  tour: {
    title: 'The list of trips',
    body: 'How to find one trip among hundreds.',
    steps: [
      {
        title: 'One name is enough',
        body: 'A new trip begins with its name. Everything else can wait.',
        target: { css: 'a[href$="/trip_create"]' },
      },
      {
        title: 'By status',
        body: 'See only what is asked for, planned, booked or paid.',
        target: { css: 'main [aria-label="Trip status"]' },
      },
      {
        title: 'Search',
        body: 'Type a name or a code of a trip, then Enter.',
        target: { css: 'main input[type="search"]' },
      },
      {
        title: 'The trips',
        body: 'Press a line to open its planner. Headings sort; ticks at the left choose several.',
        target: { css: 'main .ag-root-wrapper, main ul' },
      },
    ],
  },
};
