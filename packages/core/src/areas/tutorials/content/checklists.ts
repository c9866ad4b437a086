import type { PageHelp } from './page-help';

export const CHECKLISTS: PageHelp = {
  tutorials: [
    {
      title: 'Forget nothing',
      body: 'Tasks live on each trip’s checklist. Here you see them for all trips, by due date.',
      steps: [
        { title: 'Check off what’s done', body: 'It moves to "Complete", and you can bring it back.' },
        {
          title: 'Create a template',
          body: 'The steps you repeat for every cruise or wedding: add them to a trip in one click, with days counted from its start.',
        },
        { title: 'Share the work', body: 'Assign a task to a colleague, and it moves to their list.' },
      ],
    },
  ],
  tour: {
    title: 'Your tasks',
    body: 'See what’s due, and reuse what you do often.',
    steps: [
      {
        title: 'Yours, everyone’s, templates',
        body: 'Switch between your own tasks, the company’s, and your templates.',
        target: { css: 'main [aria-label="Checklists"]' },
      },
      {
        title: 'Open or done',
        body: 'Review what was done, and uncheck what wasn’t.',
        target: { css: 'main [aria-label="Task status"]' },
      },
    ],
  },
};
