import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENGLISH = 'en-US';

type Translator = (
  language: string,
  root: string,
) => { page: (html: string) => string; source: (file: string, code: string) => string | undefined };

/** The tools that read texts, which no build in English has to load. */
const loadTranslator = async (): Promise<Translator> => {
  const outdir = path.join(ROOT, 'node_modules/.cache/wayline');
  mkdirSync(outdir, { recursive: true });
  const outfile = path.join(outdir, `translator-${process.pid}.mjs`);
  await build({
    entryPoints: [path.join(ROOT, 'scripts/texts/translator.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: ['vite'],
  });
  const { translator } = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as { translator: Translator };
  rmSync(outfile);
  return translator;
};

/**
 * Builds the app in another language, named by WAYLINE_LANGUAGE: each text of the catalogue is replaced in its source before that is
 * compiled, so that nothing of this reaches the browser. In English it does nothing at all. Source: decision 15.
 */
export const language = (name = process.env.WAYLINE_LANGUAGE || ENGLISH): Plugin[] => {
  if (name === ENGLISH) return [];
  const loading = loadTranslator().then((translator) => translator(name, ROOT));
  // Who asks first is told what went wrong, and nobody before.
  loading.catch(() => undefined);
  return [
    {
      name: 'wayline-language',
      enforce: 'pre',
      async transform(code, id) {
        const said = (await loading).source(id, code);
        return said === undefined ? undefined : { code: said, map: null };
      },
      transformIndexHtml: { order: 'pre', handler: async (html) => (await loading).page(html) },
    },
  ];
};
