import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { readBrowserReport } from './playwright-outcome';

const ran = (status: string, message?: string) => ({
  ...{ projectName: 'desktop', status },
  results: [{ errors: message ? [{ message }] : [] }],
});
const journey = (title: string, test: object) => ({ title, file: 'a.spec.ts', line: 3, tests: [test] as never });

it('counts journeys in nested groups, and takes one that never began for a failure', () => {
  const never = { projectName: 'clock', status: 'skipped', results: [] };
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [journey('passes', ran('expected')), journey('is left out', ran('skipped'))],
      suites: [
        {
          title: 'a group',
          specs: [
            journey('fails', ran('unexpected', 'Error: no\n  such button\n\nCall log:')),
            journey('waits', never),
          ],
        },
      ],
    },
  ];
  const report = {
    config: { rootDir: path.join(process.cwd(), 'e2e') },
    suites,
    errors: [{ message: 'The product did not start.' }],
  };
  expect(readBrowserReport('browser', report)).toEqual({
    passed: 1,
    failures: [
      {
        step: 'browser',
        file: 'e2e/a.spec.ts',
        line: 3,
        title: 'fails',
        project: 'desktop',
        message: 'Error: no such button',
      },
      {
        ...{ step: 'browser', file: 'e2e/a.spec.ts', line: 3, title: 'waits', project: 'clock', notRun: true },
        message: 'Not run, as something before it failed.',
      },
      { step: 'browser', title: 'the run of the journeys', message: 'The product did not start.' },
    ],
  });
});
