import { escapePattern } from '../escape-pattern';
import { type Failure, UNCAUGHT, WHOLE_FILE } from './outcome';
import { MOST_FLAKY, type Verdict } from './second-look';
import type { Step } from './steps';

/** How many failures are told one by one at the end: a run is read by its last 40 lines. */
const MOST_TOLD = 10;

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The command that runs what failed, and nothing else. */
const repeatBy = ({ file, line, title, project }: Failure, step: Step | undefined): string => {
  if (!step || step.kind === 'check') return `npm run ${step?.script ?? 'check'}`;
  if (step.kind === 'playwright')
    return `npx playwright test ${file ? `${file}${line ? `:${line}` : ''}` : ''}${project ? ` --project ${project} --no-deps` : ''}`;
  const named =
    file && ![WHOLE_FILE, UNCAUGHT].includes(title) ? ` -t ${quote(escapePattern(title.replaceAll(' > ', ' ')))}` : '';
  return `npx vitest run --project ${step.project}${file ? ` ${file}` : ''}${named}`;
};

const tell = (failure: Failure, steps: readonly Step[]): string[] => {
  const { step, file, line, title, message, project } = failure;
  const place = file ? `${file}${line ? `:${line}` : ''}` : '';
  return [
    `  ${[project ? `${step} (${project})` : step, place].filter(Boolean).join('  ')}  ${title}`,
    `      ${message}`,
    `      ${repeatBy(
      failure,
      steps.find(({ name }) => name === step),
    )}`,
  ];
};

const tellAll = (heading: string, failures: readonly Failure[], steps: readonly Step[]): string[] => {
  if (failures.length === 0) return [];
  const rest = failures.length - MOST_TOLD;
  return [
    heading,
    ...failures.slice(0, MOST_TOLD).flatMap((failure) => tell(failure, steps)),
    ...(rest > 0 ? [`  and ${rest} more, which stand above`] : []),
    '',
  ];
};

/** Whether all is well: nothing failed for good, and little of what passed had to be looked at twice. */
export const isGreen = ({ failed, flaky }: Verdict): boolean => failed.length === 0 && flaky.length <= MOST_FLAKY;

/** What a run ends with: each failure with its place, its first message and how to repeat it, and last the figures in one line. */
export const closingLines = (passed: number, verdict: Verdict, steps: readonly Step[]): string[] => {
  const { failed, flaky, passedLate } = verdict;
  return [
    ...tellAll('flaky: failed once, passed when it was run again by itself', flaky, steps),
    ...(flaky.length > MOST_FLAKY ? [`More than ${MOST_FLAKY} flaky tests: the run fails for that alone.`, ''] : []),
    ...tellAll('failed', failed, steps),
    ...(failed.length + flaky.length > 0 ? ['npm test -- --failed runs these again.', ''] : []),
    `${passed + passedLate} passed, ${failed.length || (isGreen(verdict) ? 0 : flaky.length)} failed`,
  ];
};
