/**
 * npm run borders: which imports cross the zones of a package against their order, which bring a module of Node into the browser, and which regular
 * expressions a text from outside could keep busy.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findNodeInBrowser } from './borders/browser-reach';
import { findBorderFaults } from './borders/find-faults';
import { findSlowPatterns } from './borders/slow-patterns';
import { ZONES } from './borders/zones';

/** What only tests load may look anywhere, as they may. */
const BESIDE = /\.(test|samples|prepared)\.tsx?$|\.fixture\.|\/fixtures\/|\.d\.ts$|\/node_modules\//;
const readSources = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !BESIDE.test(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const files = Object.keys(ZONES).flatMap((name) => readSources(`packages/${name}/src`));
const faults = [
  ...findBorderFaults(files),
  ...findNodeInBrowser(files),
  ...findSlowPatterns([...files, ...readSources('stacks'), ...readSources('scripts')]),
];
for (const fault of faults) console.error(fault);
console.log(
  `${files.length} files, ${faults.length} faults: imports across a border, regular expressions without a limit`,
);
process.exit(faults.length > 0 ? 1 : 0);
