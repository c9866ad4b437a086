import type { PageHelp } from './page-help';

export const ITINERARY: PageHelp = {
  tutorials: [
    {
      title: 'Create the page your client opens',
      body: 'The plan comes from the trip. You add the text and decide what to show.',
      steps: [
        { title: 'Write the introduction', body: 'A title, a picture and a few lines set the tone.' },
        {
          title: 'Choose what is shown',
          body: 'Hide a booking, a price or a whole section. Internal notes never leave the trip.',
        },
        {
          title: 'Publish',
          body: 'Wayline checks the trip first and points out anything that could confuse a client. Clients only see changes after you publish again.',
        },
        {
          title: 'Share',
          body: 'An email with a link that opens without an account, with an access code if you like. You see when it’s opened.',
        },
      ],
    },
  ],
  tour: {
    title: 'The itinerary editor',
    body: 'Write, publish, share.',
    steps: [
      { title: 'Your text', body: 'The title, greeting and look of the page.', target: { css: 'main form' } },
      {
        title: 'Its sections',
        body: 'Put them in the order that tells the trip best, and leave out what this client doesn’t need.',
        target: { css: '#sections-title' },
      },
      {
        title: 'Publish',
        body: 'When you publish, this is what your client sees.',
        target: { css: 'main header button', text: 'Publish' },
      },
      {
        title: 'Share',
        body: 'Send the link. It works on every phone, even offline once it’s been opened.',
        target: { css: 'main header button', text: 'Share' },
      },
      {
        title: 'Who opened it',
        body: 'The links you sent, when they were opened, and your client’s answers.',
        target: { css: '#shares-title' },
      },
    ],
  },
};
