import type { PageHelp } from './page-help';

export const LIBRARY: PageHelp = {
  tutorials: [
    {
      title: 'Write it once, use it in every trip',
      body: 'Hotels you love, transfers you trust, days you plan again and again.',
      steps: [
        {
          title: 'Keep a booking',
          body: 'From a trip, choose "Save to the library" in the menu of a booking, or write one here.',
        },
        {
          title: 'Use it',
          body: 'Add it to a trip from here or from the planner. The copy is the trip’s own from then on.',
        },
        {
          title: 'Keep files beside it',
          body: 'Cloud Storage holds terms, brochures and pictures in folders, for the whole company.',
        },
      ],
    },
  ],
  tour: {
    title: 'Your library',
    body: 'Two shelves: bookings and files.',
    steps: [
      {
        title: 'Two shelves',
        body: 'Bookings to use again, and files to attach.',
        target: { css: 'main [role="tablist"]' },
      },
      {
        title: 'Find it again',
        body: 'By name, place or tag.',
        target: { css: 'main input[type="search"]' },
      },
    ],
  },
};
