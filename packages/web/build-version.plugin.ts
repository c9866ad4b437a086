import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Names each build by the hash of its file names (which hold their contents' hashes): in the page as
 * `<meta name="wayline-build">` and in /version.json as `{ "hash" }`. Source: R-SHELL-076 (G-033).
 */
export const buildVersion = (): Plugin => {
  let hash = '';
  return {
    name: 'wayline-build-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const names = Object.keys(bundle ?? {}).sort();
        hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'wayline-build', content: hash }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ hash }) });
      },
    },
  };
};
