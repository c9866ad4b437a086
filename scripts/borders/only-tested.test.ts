import { expect, it } from 'vitest';
import { findOnlyTestedFaults } from './only-tested';

const file = (name: string, code: string) => ({ file: `packages/core/src/${name}`, code });
const HALVES = file(
  'halves.ts',
  'export const half = (n: number) => n / 2;\nexport const third = (n: number) => n / 3;\n',
);
const faults = (users: string, listed = {}) => findOnlyTestedFaults([HALVES], [HALVES, file('page.ts', users)], listed);

it('finds what no file of the product takes', () => {
  expect(faults("import { half } from './halves';")).toEqual([
    'packages/core/src/halves.ts: third is used by tests alone: use it, or take it away',
  ]);
});
it.each([
  ['is taken by the name of the package', "import { half, third } from '@wayline/core/halves';"],
  ['is taken under another name', "import {\n  half,\n  third as oneOfThree,\n} from './halves';"],
  ['is taken as a type', "import { half, type third } from './halves';"],
  ['is passed on', "export { half, third } from './halves';"],
  ['is taken with all others', "import * as halves from './halves';"],
  ['is loaded late', "const page = () => import('./halves');"],
])('finds nothing in what %s', (_, users) => expect(faults(users)).toEqual([]));
it('takes use within the file for use, but no word in a comment', () => {
  const own = file('own.ts', 'export const a = 1;\nexport const b = a;\n/** As `b` is. */\n');
  expect(findOnlyTestedFaults([own], [own], {})).toEqual([
    'packages/core/src/own.ts: b is used by tests alone: use it, or take it away',
  ]);
});
it('lets stand what is listed, and says so when it need not be any more', () => {
  const users = "import { half } from './halves';";
  expect(faults(users, { 'packages/core/src/halves.ts: third': 'why' })).toEqual([]);
  expect(faults(users, { 'packages/core/src/halves.ts': 'why' })).toEqual([]);
  expect(faults("import * as all from './halves';", { 'packages/core/src/halves.ts': 'why' })).toEqual([
    "packages/core/src/halves.ts is listed as being for tests, and isn't any more",
  ]);
});
it('leaves out what is found by its name', () => {
  const endpoint = file('get-halves.ts', 'export const handler = 1;');
  expect(findOnlyTestedFaults([endpoint], [endpoint], {})).toEqual([]);
});
