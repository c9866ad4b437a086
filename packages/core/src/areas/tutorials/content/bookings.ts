import type { PageHelp } from './page-help';

export const BOOKINGS: PageHelp = {
  tutorials: [
    {
      title: 'All bookings of all trips',
      body: 'For questions that no single trip answers: what is unpaid, what is not confirmed, what leaves this week.',
      steps: [
        { title: 'Filter', body: 'Choose dates, kinds and states; filters add up.' },
        {
          title: 'Change in place',
          body: 'Press a cell with a pencil to change it. A colleague who has the trip open sees it at once.',
        },
        {
          title: 'Keep the view',
          body: 'Save columns and filters under a name, for yourself or for a Monday morning.',
        },
        { title: 'Take it with you', body: 'Export what you see as a spreadsheet.' },
      ],
    },
  ],
  tour: {
    title: 'The list of bookings',
    body: 'Ask your bookings a question.',
    steps: [
      {
        title: 'Search',
        body: 'A title, a supplier or a confirmation number, then Enter.',
        target: { css: 'main input[type="search"]' },
      },
      {
        title: 'The bookings',
        body: 'Sort by a heading, change a cell in place, open the trip by its name.',
        target: { css: 'main .ag-root-wrapper, main ul' },
      },
      {
        title: 'And on screen all day',
        body: 'The list follows what others change. There is nothing to reload.',
        target: { css: 'main h1' },
      },
    ],
  },
};
