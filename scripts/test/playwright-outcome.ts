import path from 'node:path';
import process from 'node:process';
import { type Failure, type Outcome, shortenMessage } from './outcome';

type Fault = { message?: string };
type Journey = {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: string; results: { error?: Fault; errors?: Fault[] }[] }[];
};
type Suite = { title: string; file?: string; specs?: Journey[]; suites?: Suite[] };
/** What Playwright's JSON reporter writes, as far as it is read here. */
export type BrowserReport = { config: { rootDir: string }; errors?: Fault[]; suites: Suite[] };

const listJourneys = (suite: Suite): Journey[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(listJourneys),
];

/** What a run of the journeys came to; one that had to be run and was not has failed, too. */
export const readBrowserReport = (step: string, report: BrowserReport): Outcome => {
  const outcome: Outcome = { passed: 0, failures: [] };
  for (const { title, file, line, tests } of report.suites.flatMap(listJourneys))
    for (const { projectName, status, results } of tests) {
      const notRun = status === 'skipped' && results.length === 0;
      if (status === 'expected') outcome.passed += 1;
      if (status === 'expected' || (status === 'skipped' && !notRun)) continue;
      const error = results.flatMap((result) => result.errors ?? result.error ?? []).find(({ message }) => message);
      outcome.failures.push({
        ...{ step, title, line, project: projectName, ...(notRun && { notRun }) },
        file: path.relative(process.cwd(), path.join(report.config.rootDir, file)),
        message: shortenMessage(
          error?.message ?? (notRun ? 'Not run, as something before it failed.' : 'It did not come to its end.'),
        ),
      });
    }
  for (const { message } of report.errors ?? [])
    outcome.failures.push({
      step,
      title: 'the run of the journeys',
      message: shortenMessage(message ?? ''),
    } satisfies Failure);
  return outcome;
};
