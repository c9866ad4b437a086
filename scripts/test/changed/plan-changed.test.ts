import { describe, expect, it } from 'vitest';
import { planFailed, planRepetitions } from '../second-look';
import { commandFor, STEPS, SWEEPS_OF_CALLS } from '../steps';
import { planChanged } from './plan-changed';

const RULE = 'packages/core/src/areas/tags/tag.ts';
const CONTRACT = 'packages/core/src/areas/tags/tags.contract.ts';
const SWEEP = 'packages/functions/src/sweeps';
const FILES: Record<string, string> = {
  [RULE]: '',
  'packages/core/src/areas/tags/tag.test.ts': "import { checkTag } from './tag';",
  [CONTRACT]: "import { Tag } from './tag-schema';",
  'packages/core/src/areas/tags/tag-schema.ts': '',
  'packages/core/src/contracts.ts': "import { x } from './areas/tags/tags.contract';",
  'packages/core/src/contracts.test.ts': "import { CONTRACTS } from './contracts';",
  'packages/functions/src/tags/set-tag.ts':
    "import { checkTag } from '@wayline/core/areas/tags/tag';\nimport { tagsContracts } from '@wayline/core/areas/tags/tags.contract';\nexport const handler = endpoint(tagsContracts['tags.set'], run);",
  'packages/functions/src/tags/get-tag.ts':
    "import { tagsContracts } from '@wayline/core/areas/tags/tags.contract';\nexport const handler = endpoint(tagsContracts['tags.get'], run);",
  'packages/functions/src/tags/tags.test.ts': "world.call('tags.set')",
  'packages/functions/src/trip/trips.test.ts': "world.call('tags.set')",
  [`${SWEEP}/samples.ts`]: "import { CONTRACTS } from '@wayline/core/contracts';",
  [`${SWEEP}/documents.test.ts`]: "import { getSample } from './samples';",
  'packages/web/src/features/tags/tags-dialog.tsx': "import { checkTag } from '@wayline/core/areas/tags/tag';",
  'packages/web/src/features/tags/tags.test.tsx': "import { Dialog } from './tags-dialog';",
  'packages/web/src/lib/words.test.ts': "const all = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.*'])",
  'stacks/app.test.ts': "import { CONTRACTS } from '@wayline/core/contracts';",
};
const plan = (...changed: string[]) =>
  planChanged({
    ...{ changed, base: 'base', files: Object.keys(FILES) },
    sources: Object.entries(FILES).map(([file, code]) => ({ file, code })),
  });
const filesOf = (name: string, changed: string[]) =>
  plan(...changed)
    .asked.find(({ step }) => step.name === name)
    ?.files?.filter((file) => file in FILES);
const stepsOf = (...changed: string[]) => plan(...changed).asked.map(({ step }) => step.name);
const CHECKS = ['types', 'lint and borders', 'unused code'];

describe('what a change reaches', () => {
  it('is the checks alone where nothing changed, and where no program did', () => {
    expect(plan()).toMatchObject({ notes: ['Nothing has changed: the checks alone.'] });
    expect(stepsOf()).toEqual(CHECKS);
    expect(stepsOf('README.md')).toEqual(CHECKS);
  });

  it('is the tests that load it, those beside an endpoint that does, and the sweeps of its calls', () => {
    expect(filesOf('unit', [RULE])).toEqual(['packages/core/src/areas/tags/tag.test.ts']);
    expect(filesOf('web', [RULE])).toEqual(['packages/web/src/features/tags/tags.test.tsx']);
    expect(filesOf('endpoint and sweep', [RULE])).toEqual([
      'packages/functions/src/tags/tags.test.ts',
      `${SWEEP}/documents.test.ts`,
    ]);
    const sweeps = plan(RULE).asked.find(({ step }) => step === SWEEPS_OF_CALLS);
    expect(sweeps?.narrow?.titles).toBe('(^| )(tags\\.set)[ :]');
    expect(sweeps?.files).toContain(`${SWEEP}/tenant-isolation.test.ts`);
    expect(stepsOf(RULE)).not.toContain('stacks');
  });

  it('is quick tests beyond the list of all contracts, and the stacks only for a contract itself', () => {
    expect(filesOf('unit', [CONTRACT])).toEqual(['packages/core/src/contracts.test.ts']);
    expect(filesOf('stacks', [CONTRACT])).toEqual(['stacks/app.test.ts']);
    expect(stepsOf('packages/core/src/areas/tags/tag-schema.ts')).not.toContain('stacks');
  });

  it('is all calls where every handler loads it, without choosing them by title', () => {
    const { asked, notes } = plan(CONTRACT);
    expect(asked.find(({ step }) => step === SWEEPS_OF_CALLS)).not.toHaveProperty('narrow');
    expect(notes.join('\n')).toContain('Everything imports it');
  });

  it('is what reads it as text', () => {
    expect(filesOf('web', ['packages/web/src/ui/button.tsx'])).toEqual(['packages/web/src/lib/words.test.ts']);
  });

  it('is every test where the packages or the limits changed', () => {
    expect(filesOf('web', ['package-lock.json'])).toHaveLength(2);
    expect(filesOf('stacks', ['scripts/patience.ts'])).toHaveLength(1);
  });

  it('is a sweep as a whole where the sweep itself changed', () => {
    expect(filesOf('endpoint and sweep', [`${SWEEP}/documents.test.ts`])).toEqual([`${SWEEP}/documents.test.ts`]);
  });
});

describe('how it is run', () => {
  it('names the titles and the environment, and again where something failed', () => {
    const failed = plan(RULE).asked.flatMap(({ step, files, narrow }) =>
      files ? [{ step: step.name, file: files.at(-1), title: 't', message: 'm', narrow }] : [],
    );
    const steps = [...STEPS, SWEEPS_OF_CALLS];
    for (const again of [planRepetitions(steps, failed), planFailed(steps, failed)]) {
      const commands = again.map((one) => commandFor(one.step, one, 'again'));
      expect(commands.flatMap(({ environment }) => environment.WAYLINE_SWEEP ?? [])).toEqual(['changed']);
      const ofCalls = commands.find(({ args }) => args.includes('-t'));
      expect(ofCalls?.args.slice(-2)).toEqual(['-t', '(^| )(tags\\.set)[ :]']);
    }
  });

  it('builds the site before journeys', () => {
    expect(stepsOf(RULE)).toContain('site build');
    expect(stepsOf(RULE).at(-1)).toBe('browser');
    expect(stepsOf('scripts/size.ts')).not.toContain('site build');
  });
});
