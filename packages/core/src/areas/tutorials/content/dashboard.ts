import type { PageHelp } from './page-help';

export const DASHBOARD: PageHelp = {
  tutorials: [
    {
      title: 'Begin your day here',
      body: 'The dashboard answers three questions: who leaves next, what waits for you, and where you stopped.',
      steps: [
        {
          title: 'Look at who leaves next',
          body: 'Trips stand in the order of their first day, with their state beside them. Open one to see what is missing.',
        },
        {
          title: 'Clear what waits',
          body: 'Under "To do" you find departures to check and payments to collect. A line goes away by itself when it is done.',
        },
        {
          title: 'Go on where you were',
          body: 'Recent trips are those you and your colleagues worked on last.',
        },
      ],
    },
    {
      title: 'Find anything by typing',
      body: 'You never have to remember in which list something is.',
      steps: [
        {
          title: 'Open the search',
          body: 'Press Ctrl and K (Cmd and K on a Mac), or the search in the bar. Type a few letters of a trip, a client or a page.',
        },
        { title: 'Go there', body: 'Arrows choose, Enter opens. Without letters you see your recent trips.' },
      ],
    },
  ],
  tour: {
    title: 'A look around',
    body: 'Where things are, in under a minute.',
    steps: [
      {
        title: 'Your areas',
        body: 'Trips, bookings, the library and your checklists are always one press away.',
        target: { css: 'nav[aria-label="Areas"]' },
      },
      {
        title: 'Search and jump',
        body: 'Type a few letters and press Enter to be there. Ctrl and K opens it from anywhere.',
        target: { css: 'button[aria-keyshortcuts], nav[aria-label="Areas"] button' },
      },
      {
        title: 'Your news',
        body: 'Clients who open an itinerary, reminders, colleagues who hand you a trip: it is said here the moment it happens.',
        target: { css: 'header button[aria-label^="Notifications"]' },
      },
      {
        title: 'Help, wherever you are',
        body: 'Each screen has its own steps behind this button, and a tour like this one.',
        target: { css: 'header button[aria-label^="Help"]' },
      },
      {
        title: 'You',
        body: 'Your settings, how the app looks, and the way out.',
        target: { css: 'header button[aria-label^="Account of"]' },
      },
    ],
  },
};
