import type { PageHelp } from './page-help';

export const ACCOUNT: PageHelp = {
  tutorials: [
    {
      title: 'Set up Wayline as you work',
      body: 'Your own settings come first, then your company’s. Anything your plan doesn’t include says so.',
      steps: [
        {
          title: 'Introduce yourself',
          body: 'Clients see your name, picture and signature on itineraries and in emails.',
        },
        {
          title: 'Stay informed',
          body: 'In the notification settings, choose what you see on screen, get by email or get in one daily summary.',
        },
        {
          title: 'Stay safe',
          body: 'Two-step authentication asks for a code from your phone in addition to your password.',
        },
        { title: 'Invite your team', body: 'Invite colleagues under Users and give each one the right role.' },
      ],
    },
  ],
  tour: {
    title: 'My account',
    body: 'Where each setting is.',
    steps: [
      {
        title: 'All settings',
        body: 'Yours first, then your company’s.',
        target: { css: 'nav[aria-label="Settings"]' },
      },
      {
        title: 'One page each',
        body: 'A page saves what it shows. Unsaved changes are kept if the app has to reload.',
        target: { css: 'main h1' },
      },
    ],
  },
};
