import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { exportContracts, findContracts, importContracts } from '../../single-contracts';
import { slimFunctions } from '../../slim-esbuild.plugin';
import { markPure } from '../../top-constants';

const PETS = `const list = contract({ id: 'pets.list' });
const feed = contract({ id: 'pets.feed' });
export const petsContracts = byId(list, feed);`;

const bundle = async (handler: string) => {
  const { outputFiles } = await build({
    entryPoints: [`packages/functions/src/${handler}.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@wayline/core': './packages/core/src' },
    write: false,
    logLevel: 'silent',
    plugins: [slimFunctions()],
  });
  return outputFiles[0]?.text ?? '';
};

it('marks what a call makes, and no rule, as something that may go', () => {
  expect(markPure('a.ts', "export const A = z.string().max(3);\nconst f = () => g();\nexport const N = 'x';")).toBe(
    "export const A = /* @__PURE__ */ (() => (z.string().max(3)))();\nconst f = () => g();\nexport const N = 'x';",
  );
});
it('lets a contract be imported by its id', () => {
  expect(exportContracts('pets.contract.ts', PETS)).toContain("export { list as 'pets.list', feed as 'pets.feed' };");
});
it('lets each of the contracts that a kind has for several records be imported by its id', () => {
  const source = `const many = bulkContracts({ id: 'pets', of: PetId });
export const petsContracts = byId(many.tag, many['permanent-delete']);`;
  expect(exportContracts('pets.contract.ts', source)).toContain(
    "const many_1 = many['permanent-delete'];\nexport { many_0 as 'pets.tag', many_1 as 'pets.permanent-delete' };",
  );
});
it('takes from a table only what is named', async () => {
  const handler = `import { petsContracts } from '@wayline/core/areas/pets/pets.contract';
export const handler = endpoint(petsContracts['pets.feed'], petsContracts['pets.other']);`;
  const taken = await importContracts(handler, async () => new Map([['pets.feed', '/pets.contract.ts']]));
  expect(taken).toContain("endpoint(petsContracts_0, petsContracts['pets.other'])");
  expect(taken).toContain("import { 'pets.feed' as petsContracts_0 } from '/pets.contract.ts';");
});
it('leaves the neighbours of a contract outside', async () => {
  const text = await bundle('tags/list-tags');
  expect(text).toContain('"crm.tags.all"');
  expect(text).not.toContain('"misc.tags.delete"');
});
it('finds nearly every contract that a handler names', async () => {
  const left = new Set<string>();
  for (const { handler } of ALL_CONTRACTS) {
    const source = readFileSync(`packages/functions/src/${handler}.ts`, 'utf8');
    const slim = await importContracts(source, (from) =>
      findContracts(path.resolve('packages/core/src', `${from.replace('@wayline/core/', '')}.ts`)),
    );
    if (/^(?!type|import).*\b\w+Contracts\['/m.test(slim)) left.add(handler);
  }
  // These are made by a function, not written out.
  expect([...left].sort()).toEqual(['settings/add-logo', 'settings/open-logo']);
});
