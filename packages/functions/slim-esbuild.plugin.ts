import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { exportContracts, findContracts, importContracts } from './single-contracts';
import { markPure } from './top-constants';

const OURS = /packages[\\/](?:core|functions)[\\/]src[\\/].*\.tsx?$/;
const IN_CORE = /packages[\\/]core[\\/]src[\\/]/;
const BEFORE_PACKAGES = /^.*(?=packages[\\/](?:core|functions)[\\/]src[\\/])/;

/** Contracts are looked up in the same checkout as the handler that names them. */
const findBeside = (handler: string) => (from: string) => {
  const [root = ''] = BEFORE_PACKAGES.exec(handler) ?? [];
  return findContracts(path.join(root, 'packages/core/src', `${from.replace('@wayline/core/', '')}.ts`));
};

/**
 * What a function does not use stays outside its bundle: of a table of contracts it takes the one it names, `tagsContracts['misc.tags.create']`,
 * and of core the constants that this one needs. A bundler drops no property of an object and no call whose effects it does not know, so
 * every function of an area would carry, and make at each cold start, the schemas of all its neighbours.
 */
export const slimFunctions = (): Plugin => ({
  name: 'slim-functions',
  setup({ onLoad }) {
    onLoad({ filter: OURS }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const single = file.endsWith('.contract.ts')
        ? exportContracts(file, source)
        : await importContracts(source, findBeside(file));
      const contents = IN_CORE.test(file) ? markPure(file, single) : single;
      return { contents, loader: path.extname(file).slice(1) as Loader };
    });
  },
});
