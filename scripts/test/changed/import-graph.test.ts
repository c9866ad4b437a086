import { expect, it } from 'vitest';
import { readImports } from './import-graph';

const graphOf = (files: Record<string, string>) =>
  Object.fromEntries(
    [...readImports(Object.entries(files).map(([file, code]) => ({ file, code })))].map(([file, loaded]) => [
      file,
      [...loaded],
    ]),
  );
const CORE = 'packages/core/src';

it('follows what is imported by value: beside, from another package, late, and for its effect', () => {
  const graph = graphOf({
    [`${CORE}/a.ts`]: "import { b } from './b';\nimport './effect';\nconst late = () => import('./late');\n",
    [`${CORE}/b.ts`]: "import type { X } from './types';\nimport { type Y } from './types';\n",
    [`${CORE}/effect.ts`]: "import data from './data/index';\n",
    [`${CORE}/late.ts`]: '',
    [`${CORE}/data/index.ts`]: '',
    [`${CORE}/types.ts`]: '',
    'packages/functions/src/f.ts': "import {\n  b,\n} from '@wayline/core/b';\nimport * as z from 'zod';\n",
  });
  expect(graph[`${CORE}/a.ts`]).toEqual([`${CORE}/b.ts`, `${CORE}/effect.ts`, `${CORE}/late.ts`]);
  expect(graph[`${CORE}/b.ts`]).toEqual([]);
  expect(graph[`${CORE}/effect.ts`]).toEqual([`${CORE}/data/index.ts`]);
  expect(graph['packages/functions/src/f.ts']).toEqual([`${CORE}/b.ts`]);
});

it('takes a name from where it is made, not from all that is handed on beside it', () => {
  const files = {
    'x/public.ts': "export { a, type T } from './a';\nexport { inner as b } from './b';\nexport * from './rest';\n",
    'x/a.ts': '',
    'x/b.ts': '',
    'x/rest.ts': '',
  };
  const graph = graphOf({
    ...files,
    'one.ts': "import { a } from './x/public';\n",
    'renamed.ts': "import { b as mine } from './x/public';\n",
    'all.ts': "import * as x from './x/public';\n",
  });
  expect(graph['one.ts']).toEqual(['x/public.ts', 'x/a.ts']);
  expect(graph['renamed.ts']).toEqual(['x/public.ts', 'x/b.ts']);
  expect(graph['all.ts']).toEqual(['x/public.ts', 'x/a.ts', 'x/b.ts', 'x/rest.ts']);
  // What cannot be told by name is loaded by the file that hands it on.
  expect(graph['x/public.ts']).toEqual(['x/rest.ts']);
});
