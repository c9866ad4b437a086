import type { PageHelp } from './page-help';

export const TRIPS: PageHelp = {
  tutorials: [
    {
      title: 'Your trips as a table',
      body: 'Every trip in your company, sorted and filtered the way you need it today.',
      steps: [
        { title: 'Narrow it down', body: 'Choose a status above the table, or filter by advisor, dates or tags.' },
        {
          title: 'Make it yours',
          body: 'Show, hide and move columns. Save the result as a view, and it’s there again tomorrow.',
        },
        {
          title: 'Change many at once',
          body: 'Select trips to archive, reassign or export them together.',
        },
      ],
    },
    {
      title: 'Start a trip',
      body: 'All you need is a name. Add dates, travelers and bookings when you have them.',
      steps: [
        {
          title: 'Choose New trip',
          body: 'It’s on every screen: in the bar on the left, or at the bottom on a phone.',
        },
        {
          title: 'Or import trips',
          body: 'Import reads a spreadsheet of trips, shows what it found, and adds nothing until you agree.',
        },
      ],
    },
  ],
  tour: {
    title: 'The list of trips',
    body: 'Find one trip among hundreds.',
    steps: [
      {
        title: 'All you need is a name',
        body: 'A new trip starts with its name. Everything else can wait.',
        target: { css: 'a[href$="/trip_create"]' },
      },
      {
        title: 'By status',
        body: 'See only trips that are requested, planned, booked or paid.',
        target: { css: 'main [aria-label="Trip status"]' },
      },
      {
        title: 'Search',
        body: 'Type a trip’s name or code, then press Enter.',
        target: { css: 'main input[type="search"]' },
      },
      {
        title: 'The trips',
        body: 'Click a row to open its planner. Click a heading to sort; use the checkboxes to select several.',
        target: { css: 'main .ag-root-wrapper, main ul' },
      },
    ],
  },
};
