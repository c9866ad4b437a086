import { type BuildResult, build } from 'esbuild';
import { BUNDLING } from '../../packages/functions/bundling';
import { pdfFonts } from '../../packages/functions/pdf-esbuild.plugin';
import { slimFunctions } from '../../packages/functions/slim-esbuild.plugin';

export type Bundle = BuildResult<{ write: false; metafile: true }>;

/** What SST puts before an ES module bundle, so that CommonJS packages find their `require`. */
const BANNER = [
  `import { createRequire as topLevelCreateRequire } from 'module';`,
  'const require = topLevelCreateRequire(import.meta.url);',
  `import { fileURLToPath as topLevelFileUrlToPath, URL as topLevelURL } from "url"`,
  `const __dirname = topLevelFileUrlToPath(new topLevelURL(".", import.meta.url))`,
].join('\n');

/** A function's file as it is deployed: everything bundled, minified, with the options of SST and of stacks/lambda.ts. */
export const bundleLikeDeployed = (entries: Record<string, string>): Promise<Bundle> =>
  build({
    entryPoints: entries,
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'esnext',
    mainFields: ['module', 'main'],
    ...BUNDLING,
    external: [...BUNDLING.external, 'sharp', 'pg-native'],
    outExtension: { '.js': '.mjs' },
    banner: { js: BANNER },
    plugins: [pdfFonts(), slimFunctions()],
    logLevel: 'silent',
  });
