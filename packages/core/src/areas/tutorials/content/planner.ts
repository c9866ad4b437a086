import type { PageHelp } from './page-help';

export const PLANNER: PageHelp = {
  tutorials: [
    {
      title: 'Plan a trip day by day',
      body: 'Days come from the dates of the trip; bookings fall into them by themselves.',
      steps: [
        { title: 'Set the dates', body: 'When they change later, you see which bookings move before anything does.' },
        {
          title: 'Add bookings',
          body: 'By hand, from your library, or with Import: paste a confirmation, drop a PDF or a calendar file.',
        },
        {
          title: 'Move them',
          body: 'Drag an entry to another day. With the keyboard: focus it and use the keys behind the keyboard symbol.',
        },
        { title: 'Undo', body: 'Moves and removals are taken back from the message that says they are done.' },
      ],
    },
    {
      title: 'Work on it together',
      body: 'Colleagues see what you change as you change it.',
      steps: [
        { title: 'See who is here', body: 'Beside the name of the trip stand those who have it open.' },
        {
          title: 'Nobody overwrites anybody',
          body: 'Change different fields of one booking at once and both stay. Change the same one and you are asked which stands.',
        },
      ],
    },
  ],
  tour: {
    title: 'The planner',
    body: 'From dates to a plan your client can hold.',
    steps: [
      {
        title: 'When it is',
        body: 'The dates make the days. A new start date takes the bookings along, if you want.',
        target: { css: 'main button', text: 'Set dates' },
      },
      {
        title: 'What is in it',
        body: 'A flight, a hotel, a tour: each kind asks only for what it needs.',
        target: { css: 'main button', text: 'Add booking' },
      },
      {
        title: 'Let it be read',
        body: 'Paste a confirmation mail or drop a file. You see what was understood before it is added.',
        target: { css: 'main button', text: 'Import' },
      },
      {
        title: 'The pages of a trip',
        body: 'Planner, services, daily plan, packages and reports are of one and the same trip.',
        target: { css: 'main header nav' },
      },
      {
        title: 'Its people and its page',
        body: 'Travelers, itineraries, files and reminders stand beside the plan.',
        target: { css: 'main aside' },
      },
    ],
  },
};
