import type { PageHelp } from './page-help';

export const ITINERARY: PageHelp = {
  tutorials: [
    {
      title: 'Make the page your client opens',
      body: 'The plan is taken from the trip. You write the words around it and decide what is shown.',
      steps: [
        { title: 'Write the beginning', body: 'A title, a picture and a few lines set the tone.' },
        {
          title: 'Choose what is shown',
          body: 'Hide a booking, a price or a whole section. Your own notes never leave the trip.',
        },
        {
          title: 'Publish',
          body: 'Wayline checks the trip first and says what a client would stumble over. Clients see a change only after you publish again.',
        },
        {
          title: 'Share',
          body: 'A link by mail, open without an account, with an access code if you like. You see when it is opened.',
        },
      ],
    },
  ],
  tour: {
    title: 'The itinerary editor',
    body: 'Write, publish, share.',
    steps: [
      { title: 'Your words', body: 'Title, greeting and look of the page.', target: { css: 'main form' } },
      {
        title: 'Its sections',
        body: 'Put them in the order you tell the trip; leave out what this client does not need.',
        target: { css: '#sections-title' },
      },
      {
        title: 'Publish',
        body: 'What stands here becomes what your client sees.',
        target: { css: 'main header button', text: 'Publish' },
      },
      {
        title: 'Share',
        body: 'Send the link. It works on every phone, also without a connection once it was open.',
        target: { css: 'main header button', text: 'Share' },
      },
      {
        title: 'Who has looked',
        body: 'Links you sent, when they were opened, and what your client answered.',
        target: { css: '#shares-title' },
      },
    ],
  },
};
