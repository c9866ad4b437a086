import type { PageHelp } from './page-help';

export const ACCOUNT: PageHelp = {
  tutorials: [
    {
      title: 'Set up Wayline as you work',
      body: 'Your own settings stand first, those of the company after them. What your plan does not open says so.',
      steps: [
        { title: 'Be known', body: 'Name, picture and signature are what clients see on itineraries and in mails.' },
        {
          title: 'Be told',
          body: 'In the notification settings you choose what reaches you on screen, by mail or in one daily summary.',
        },
        { title: 'Be safe', body: 'Two-step authentication asks for a code of your phone besides your password.' },
        { title: 'Bring your people', body: 'Invite colleagues under Users and give each the role that fits.' },
      ],
    },
  ],
  tour: {
    title: 'My account',
    body: 'Where each setting is.',
    steps: [
      {
        title: 'All settings',
        body: 'Yours first, then those of the company.',
        target: { css: 'nav[aria-label="Settings"]' },
      },
      {
        title: 'One page each',
        body: 'A page saves what it shows. What you have not saved is kept when the app has to reload.',
        target: { css: 'main h1' },
      },
    ],
  },
};
