/**
 * npm run borders: which imports cross the zones of a package against their order, which bring a module of Node into the browser, which regular
 * expressions a text from outside could keep busy, and which values of the product only tests use.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findNodeInBrowser } from './borders/browser-reach';
import { findBorderFaults } from './borders/find-faults';
import { findOnlyTestedFaults } from './borders/only-tested';
import { findSlowPatterns } from './borders/slow-patterns';
import { ZONES } from './borders/zones';

/** What only tests load may look anywhere, as they may. */
const BESIDE = /\.(test|samples|prepared)\.tsx?$|\.fixture\.|\/fixtures\/|\.d\.ts$|\/node_modules\//;
const readSources = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !BESIDE.test(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const TESTING = /\/src\/(testing|sweeps|abuse)\//;
const files = Object.keys(ZONES).flatMap((name) => readSources(`packages/${name}/src`));
const beside = [...readSources('stacks'), ...readSources('scripts')];
const local = readSources('packages/local/src').filter(({ file }) => !TESTING.test(file));
const product = [...files, ...readSources('packages/pages/src')].filter(({ file }) => !TESTING.test(file));
const plugins = ['core', 'functions', 'local', 'pages', 'web'].flatMap((name) =>
  readdirSync(`packages/${name}`)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `packages/${name}/${file}`, code: readFileSync(`packages/${name}/${file}`, 'utf8') })),
);
const faults = [
  ...findBorderFaults(files),
  ...findNodeInBrowser(files),
  ...findSlowPatterns([...files, ...beside]),
  ...findOnlyTestedFaults(product, [...product, ...local, ...plugins, ...beside]),
];
for (const fault of faults) console.error(fault);
console.log(
  `${files.length} files, ${faults.length} faults: imports across a border, regular expressions without a limit`,
);
process.exit(faults.length > 0 ? 1 : 0);
