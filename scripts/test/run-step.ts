import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { judgeCheck, type Outcome } from './outcome';
import { readBrowserReport } from './playwright-outcome';
import { type Chosen, commandFor, type Step } from './steps';

export type StepRun = Outcome & { said: string; seconds: number };

/** What a step's own report says, and how it ended where the report says nothing of that. */
const readOutcome = (step: Step, report: string | undefined, code: number): Outcome => {
  if (!report) return judgeCheck(step.name, code);
  try {
    const written = JSON.parse(readFileSync(report, 'utf8'));
    const outcome: Outcome = step.kind === 'playwright' ? readBrowserReport(step.name, written) : written;
    if (code === 0 || outcome.failures.length > 0) return outcome;
    return { passed: outcome.passed, failures: judgeCheck(step.name, code).failures };
  } catch {
    return judgeCheck(step.name, code || 1);
  }
};

/** Runs one step and keeps together what it says, but for one that is heard at once. */
export const runStep = (step: Step, chosen: Chosen, round: string, aloud: boolean): Promise<StepRun> =>
  new Promise((resolve) => {
    const { program, args, environment, report } = commandFor(step, chosen, round);
    const begun = performance.now();
    const out = aloud ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      stdio: ['ignore', out, out],
      env: { ...process.env, CI: '1', ...environment },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) =>
      resolve({
        ...readOutcome(step, report, code ?? 1),
        said: Buffer.concat(said).toString().trim(),
        seconds: (performance.now() - begun) / 1000,
      }),
    );
  });
