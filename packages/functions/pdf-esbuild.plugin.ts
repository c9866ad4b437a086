import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const ENTRY = /pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/;
const LOADED = /(?<![\w$])[\w$]+\(\s*['"]#standard-fonts\/(\w+)['"]\s*\)/g;

/** The start of pdfkit with its fonts' measures imported; exported for the test. */
export const withStaticFonts = (source: string): string => {
  const names = new Set<string>();
  const code = source.replaceAll(LOADED, (_, name: string) => {
    names.add(name);
    return `standardFont${name}`;
  });
  if (names.size === 0) throw new Error('pdfkit no longer loads its standard fonts as this plugin expects.');
  const imports = [...names].map((name) => `import standardFont${name} from './standard-fonts/${name}.mjs';`);
  return `${imports.join('\n')}\n${code}`;
};

/**
 * pdfkit loads the measures of the standard fonts by a `require` made at run time, which a bundler cannot see: the bundle would start
 * and then fail with "Cannot find module '#standard-fonts/Helvetica'". This turns those calls into imports. For every bundle that
 * contains the PDF; a build that leaves packages outside does not need it.
 */
export const pdfFonts = (): Plugin => ({
  name: 'pdf-fonts',
  setup(build) {
    build.onLoad({ filter: ENTRY }, async ({ path: file }) => ({
      contents: withStaticFonts(await readFile(file, 'utf8')),
      loader: 'js',
      resolveDir: path.dirname(file),
    }));
  },
});
