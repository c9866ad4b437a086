import type { PageHelp } from './page-help';

export const BOOKINGS: PageHelp = {
  tutorials: [
    {
      title: 'All bookings across your trips',
      body: 'For questions no single trip answers: what’s unpaid, what’s unconfirmed, what departs this week.',
      steps: [
        { title: 'Filter', body: 'Choose dates, types and statuses. You can combine filters.' },
        {
          title: 'Edit in place',
          body: 'Click a cell with a pencil to edit it. Colleagues who have the trip open see it right away.',
        },
        {
          title: 'Save the view',
          body: 'Save columns and filters under a name and come back to them anytime.',
        },
        { title: 'Export it', body: 'Export what you see as a spreadsheet.' },
      ],
    },
  ],
  tour: {
    title: 'The list of bookings',
    body: 'Find answers in your bookings.',
    steps: [
      {
        title: 'Search',
        body: 'Type a title, supplier or confirmation number, then press Enter.',
        target: { css: 'main input[type="search"]' },
      },
      {
        title: 'The bookings',
        body: 'Sort by a heading, edit a cell in place, or open the trip by its name.',
        target: { css: 'main .ag-root-wrapper, main ul' },
      },
      {
        title: 'Always up to date',
        body: 'The list updates as others make changes. No need to reload.',
        target: { css: 'main h1' },
      },
    ],
  },
};
