import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { PATIENCE } from '../patience';
import type { Outcome } from '../test/outcome';

const REPORT = 'node_modules/.cache/wayline/mutant.json';

/** What became of a mutant. A command that never ends has noticed it, too: nobody would let that pass. */
export type Judgement = { verdict: 'caught' | 'survived' | 'endless' | 'untested'; by: string[]; seconds: number };

/** What failed, and of what, as far as the reporter of `npm test` has written it: a busy machine may fail a test that knows nothing of the mutant. */
const readCatchers = (): string[] => {
  if (!existsSync(REPORT)) return [];
  const { failures }: Outcome = JSON.parse(readFileSync(REPORT, 'utf8'));
  return failures.map(({ file, title, message }) => `${file ?? ''} > ${title}: ${message}`);
};

/** Runs a command of the shell on the broken product, with all that it starts in a group of its own, so that all of it can be ended. */
export const judgeMutant = (command: string, tests: readonly string[]): Promise<Judgement> =>
  new Promise((resolve) => {
    rmSync(REPORT, { force: true });
    const begun = performance.now();
    const child = spawn('sh', ['-c', command.replaceAll('{tests}', tests.join(' '))], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, CI: '1', OUTCOME_FILE: REPORT },
    });
    const end = () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    let isEndless = false;
    const net = setTimeout(() => {
      isEndless = true;
      end();
    }, PATIENCE.mutant);
    process.once('exit', end);
    child.on('close', (code) => {
      clearTimeout(net);
      process.off('exit', end);
      const verdict = isEndless ? 'endless' : code === 0 ? 'survived' : 'caught';
      resolve({ verdict, by: readCatchers(), seconds: (performance.now() - begun) / 1000 });
    });
  });
