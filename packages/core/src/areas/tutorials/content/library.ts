import type { PageHelp } from './page-help';

export const LIBRARY: PageHelp = {
  tutorials: [
    {
      title: 'Write it once, use it in every trip',
      body: 'Hotels you love, transfers you trust, days you plan over and over.',
      steps: [
        {
          title: 'Save a booking',
          body: 'From a trip, choose "Save to the library" in a booking’s menu, or write one here.',
        },
        {
          title: 'Reuse it',
          body: 'Add it to a trip from here or from the planner. From then on, the copy belongs to the trip.',
        },
        {
          title: 'Add files',
          body: 'Cloud Storage keeps terms, brochures and pictures in folders for the whole company.',
        },
      ],
    },
  ],
  tour: {
    title: 'Your library',
    body: 'Bookings and files in one place.',
    steps: [
      {
        title: 'Two tabs',
        body: 'Bookings to reuse and files to attach.',
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
