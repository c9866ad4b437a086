/** npm run borders: which imports cross the zones of a package against their order, and which bring a module of Node into the browser. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findNodeInBrowser } from './borders/browser-reach';
import { findBorderFaults } from './borders/find-faults';
import { ZONES } from './borders/zones';

/** What only tests load may look anywhere, as they may. */
const BESIDE = /\.(test|samples|prepared)\.tsx?$|\.fixture\.|\/fixtures\/|\.d\.ts$/;
const files = Object.keys(ZONES).flatMap((name) => {
  const root = `packages/${name}/src`;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !BESIDE.test(file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
});
const faults = [...findBorderFaults(files), ...findNodeInBrowser(files)];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} imports across a border`);
process.exit(faults.length > 0 ? 1 : 0);
