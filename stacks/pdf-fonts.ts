import { readFileSync } from 'node:fs';
import type { FunctionProps } from 'sst/constructs';

type Esbuild = NonNullable<NonNullable<FunctionProps['nodejs']>['esbuild']>;
type Plugin = NonNullable<Esbuild['plugins']>[number];

const MODULE = 'pdfkit.node.mjs';
const LOADED = /\b\w+\$?\w*\(\s*['"]#standard-fonts\/(Helvetica(?:Bold)?(?:Oblique)?)['"]\s*\)/g;

/** The module with its run-time font loading turned into imports, so that a bundler sees them. */
export const withStaticFonts = (source: string, file: string): string => {
  const names = new Set<string>();
  const body = source.replace(LOADED, (_, name: string) => {
    names.add(name);
    return `__font_${name}`;
  });
  const imports = [...names].map(
    (n) => `import __font_${n} from ${JSON.stringify(file.replace(MODULE, `standard-fonts/${n}.mjs`))};`,
  );
  return [...imports, body].join('\n');
};

/** pdfkit loads its font metrics through `createRequire`, which a bundle does not carry along. */
export const pdfFonts: Plugin = {
  name: 'pdf-fonts',
  setup(build) {
    build.onLoad({ filter: /pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: withStaticFonts(readFileSync(path, 'utf8'), path),
      loader: 'js',
    }));
  },
};
