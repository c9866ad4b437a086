import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { type Failure, type Outcome, shortenMessage, UNCAUGHT, WHOLE_FILE } from './outcome';

type Fault = {
  message: string;
  stacks?: readonly { file: string; line: number }[] | undefined;
  VITEST_TEST_PATH?: unknown;
};

const fromRoot = (file: string) => path.relative(process.cwd(), file);

/** Writes what a run of vitest came to, with the place and the first message of each failure, to the file that `OUTCOME_FILE` names. */
export default class OutcomeReporter implements Reporter {
  readonly #step = process.env.OUTCOME_STEP ?? 'vitest';

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Fault[]): void {
    const outcome: Outcome = { passed: 0, failures: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') outcome.passed += 1;
        if (result.state === 'failed') outcome.failures.push(this.#describe(module, test, result.errors));
      }
      for (const group of [module, ...module.children.allSuites()])
        if (group.errors().length > 0) outcome.failures.push(this.#describe(module, group, group.errors()));
    }
    for (const fault of unhandled) {
      const file = typeof fault.VITEST_TEST_PATH === 'string' ? fromRoot(fault.VITEST_TEST_PATH) : undefined;
      const message = shortenMessage(fault.message);
      outcome.failures.push({ step: this.#step, file, title: UNCAUGHT, message });
    }
    const to = process.env.OUTCOME_FILE;
    if (to) writeFileSync(to, JSON.stringify(outcome));
  }

  #describe(module: TestModule, what: TestCase | TestSuite | TestModule, errors: readonly Fault[]): Failure {
    const [first] = errors;
    return {
      step: this.#step,
      file: fromRoot(module.moduleId),
      line: first?.stacks?.find(({ file }) => file === module.moduleId)?.line,
      title: what.type === 'module' ? WHOLE_FILE : what.fullName,
      message: shortenMessage(first?.message ?? 'Failed without a message.'),
    };
  }
}
