import type { PageHelp } from './page-help';

export const CHECKLISTS: PageHelp = {
  tutorials: [
    {
      title: 'Forget nothing',
      body: 'Tasks stand on the checklist of their trip; here you see those of all trips by the day they are due.',
      steps: [
        { title: 'Tick what is done', body: 'It moves to "Complete" and can be brought back.' },
        {
          title: 'Write a template',
          body: 'What you do for every cruise or every wedding: put it on a trip with one press, days counted from its start.',
        },
        { title: 'Share the work', body: 'Give a task to a colleague, and it stands in their list instead of yours.' },
      ],
    },
  ],
  tour: {
    title: 'Your tasks',
    body: 'What is due, and how to stop writing it down again.',
    steps: [
      {
        title: 'Yours, everybody’s, templates',
        body: 'Change between your own tasks, those of the company, and the lists you use again.',
        target: { css: 'main [aria-label="Checklists"]' },
      },
      {
        title: 'Open or done',
        body: 'Look back at what was done, and untick what was not.',
        target: { css: 'main [aria-label="Task status"]' },
      },
    ],
  },
};
