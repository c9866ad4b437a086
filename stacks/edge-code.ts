import { readFileSync } from 'node:fs';

/** CloudFront takes at most this much code for a function. */
const MOST_BYTES = 10_240;

/** A file of `stacks/edge` as CloudFront Functions take it: a script with `require`, not a module. `pages` replaces its list of pages. */
export const edgeCode = (
  name: 'app-pages' | 'client-pages' | 'company-pages',
  pages?: Record<string, string>,
): string => {
  const code = readFileSync(`stacks/edge/${name}.js`, 'utf8')
    .replace(/^import (\w+) from 'node:(\w+)';$/m, "const $1 = require('$2');")
    .replace(/^export const PAGES = .*$/m, `const PAGES = ${JSON.stringify(pages ?? {})};`)
    .replace(/^export /gm, '');
  if (Buffer.byteLength(code) > MOST_BYTES)
    throw new Error(`The edge function ${name} is larger than CloudFront allows.`);
  return code;
};
