import type { PageHelp } from './page-help';

export const DASHBOARD: PageHelp = {
  tutorials: [
    {
      title: 'Start your day here',
      body: 'The dashboard answers three questions: who departs next, what needs your attention, and where you left off.',
      steps: [
        {
          title: 'See who departs next',
          body: 'Trips are listed by start date with their status. Open one to see what’s missing.',
        },
        {
          title: 'Clear your to-dos',
          body: 'Under "To do" you’ll find departures to check and payments to collect. Each one disappears when it’s done.',
        },
        {
          title: 'Pick up where you left off',
          body: 'Recent trips are the ones you and your colleagues worked on last.',
        },
      ],
    },
    {
      title: 'Find anything by typing',
      body: 'You never have to remember which list something is in.',
      steps: [
        {
          title: 'Open search',
          body: 'Press Ctrl and K (Cmd and K on a Mac), or click the search bar. Type a few letters of a trip, client or page.',
        },
        {
          title: 'Go there',
          body: 'Use the arrow keys to choose and Enter to open. Before you type, you see your recent trips.',
        },
      ],
    },
  ],
  tour: {
    title: 'A quick tour',
    body: 'Find your way around in under a minute.',
    steps: [
      {
        title: 'Your areas',
        body: 'Trips, bookings, the library and your checklists are always one click away.',
        target: { css: 'nav[aria-label="Areas"]' },
      },
      {
        title: 'Search and jump',
        body: 'Type a few letters and press Enter to go there. Ctrl and K opens it from anywhere.',
        target: { css: 'button[aria-keyshortcuts], nav[aria-label="Areas"] button' },
      },
      {
        title: 'Your notifications',
        body: 'Opened itineraries, reminders, trips handed to you: you see it here the moment it happens.',
        target: { css: 'header button[aria-label^="Notifications"]' },
      },
      {
        title: 'Help on every page',
        body: 'This button has steps for each screen, and a tour like this one.',
        target: { css: 'header button[aria-label^="Help"]' },
      },
      {
        title: 'You',
        body: 'Your settings, the app’s appearance, and sign-out.',
        target: { css: 'header button[aria-label^="Account:"]' },
      },
    ],
  },
};
