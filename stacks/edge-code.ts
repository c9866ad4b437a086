import { readFileSync } from 'node:fs';

/** CloudFront takes at most this much code for a function. */
const MOST_BYTES = 10_240;

export type EdgeFunctionName =
  | 'app-pages'
  | 'client-pages'
  | 'company-pages'
  | 'form-pages'
  | 'invoice-pages'
  | 'services';

const readEdgeFile = (name: string) => readFileSync(`stacks/edge/${name}`, 'utf8');

/**
 * A file of `stacks/edge` as CloudFront Functions take it: a script with `require`, not a module, with its own imports in place. `values` replace
 * the constants of their names.
 */
export const edgeCode = (name: EdgeFunctionName, values: Record<string, unknown> = {}): string => {
  const code = readEdgeFile(`${name}.js`)
    .replace(/^import .* from '\.\/([\w-]+\.js)';$/gm, (_, file: string) => readEdgeFile(file))
    .replace(/^import (\w+) from 'node:(\w+)';$/m, "const $1 = require('$2');")
    .replace(/^export const (\w+) = .*$/gm, (line, constant: string) =>
      constant in values ? `const ${constant} = ${JSON.stringify(values[constant])};` : line,
    )
    .replace(/^export /gm, '');
  if (Buffer.byteLength(code) > MOST_BYTES)
    throw new Error(`The edge function ${name} is larger than CloudFront allows.`);
  return code;
};
