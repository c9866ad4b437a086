import type { Narrow } from './steps';

/** One thing that failed: a test, a hook, a whole file that could not be loaded, or a step that is one check. */
export type Failure = {
  step: string;
  /** From the project's root; none where a step failed as a whole, and nothing says in which file. */
  file?: string | undefined;
  line?: number | undefined;
  title: string;
  message: string;
  /** The browser project of a journey. */
  project?: string | undefined;
  /** It was never begun, as something before it failed: nothing is wrong with it as far as anybody knows. */
  notRun?: boolean | undefined;
  /** How its file was narrowed, which is how it is run again. */
  narrow?: Narrow | undefined;
};
/** Titles of what is not one test. */
export const WHOLE_FILE = 'the file as a whole';
export const UNCAUGHT = 'an error that no test caught';
/** What a step came to. */
export type Outcome = { passed: number; failures: Failure[] };

/** What tells a failure from others, and finds it again in another run: its line may say less, and its message differ. */
export const identify = ({ step, project, file, title }: Failure): string =>
  [step, project, file, title].filter((part) => part !== undefined).join(' | ');

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const LONGEST_MESSAGE = 300;
/** The first paragraph of what was said, in one line without colors. */
export const shortenMessage = (text: string): string => {
  const [first = ''] = text
    .replace(COLORS, '')
    .trim()
    .split(/\n\s*\n/);
  const line = first.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line;
};

/** One check without a report, by how its program ended. */
export const judgeCheck = (step: string, code: number): Outcome =>
  code === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ step, title: step, message: `Ended with ${code}; what it said stands above.` }] };
