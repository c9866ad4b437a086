import { describe, expect, it } from 'vitest';
import { findNodeInBrowser } from './browser-reach';

const faultsOf = (page: string) =>
  findNodeInBrowser([
    { file: 'packages/web/src/page.tsx', code: page },
    {
      file: 'packages/core/src/areas/pets/public.ts',
      code: "export { Pets } from './pets.records';\nexport { Pet } from './pet';",
    },
    { file: 'packages/core/src/areas/pets/pets.records.ts', code: "import {\n  commit,\n} from '../../store/commit';" },
    {
      file: 'packages/core/src/areas/pets/pet.ts',
      code: "import { z } from 'zod';\nimport { type Pets } from './pets.records';",
    },
    { file: 'packages/core/src/store/commit.ts', code: "import { randomUUID } from 'node:crypto';" },
  ]);

describe('what the app takes of core', () => {
  it.each([
    ['a value that reaches the store', "import { Pet } from '@wayline/core/areas/pets/public';"],
    ['it late', "const load = () => import('@wayline/core/areas/pets/pets.records');"],
    ['it beside a type', "import { type Pet, Pets } from '@wayline/core/areas/pets/public';"],
  ])('may not be %s', (_, page) => {
    expect(faultsOf(page)[0]).toMatch(/page.tsx reaches Node: areas\/pets\/.* > store\/commit > node:crypto$/);
  });
  it.each([
    ['a file that reaches it by types alone', "import { Pet } from '@wayline/core/areas/pets/pet';"],
    ['a type', "import type { Pets } from '@wayline/core/areas/pets/public';"],
    ['types in braces', "import { type Pet, type Pets } from '@wayline/core/areas/pets/public';"],
  ])('may be %s', (_, page) => {
    expect(faultsOf(page)).toEqual([]);
  });
});
