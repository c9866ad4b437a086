import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findLockFaults, type LockFile } from './find-lock-faults';
import { ACCEPTED } from './known-faults';

const GOOD = { version: '8.23.0', integrity: 'sha512-x', license: 'MIT' };
const faultsOf = (differs: object, path = 'node_modules/ws') =>
  findLockFaults({ packages: { '': {}, 'packages/core': {}, [path]: { ...GOOD, ...differs } } });

it('finds nothing wrong with what we depend on', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(findLockFaults(lock)).toEqual([]);
});
it.each([
  [{}, []],
  [{ version: '8.17.0' }, ['ws 8.17.0 has CVE-2024-37890 (stopped by many headers): take 8.17.1 or later.']],
  [{ version: '7.5.9' }, ['ws 7.5.9 has CVE-2024-37890 (stopped by many headers): take 7.5.10 or later.']],
  [{ version: '7.5.10' }, []],
  [{ integrity: undefined }, ['ws 8.23.0 has no checksum, so anything could come in its place.']],
  [{ integrity: undefined, inBundle: true }, []],
  [{ integrity: 'sha1-x' }, ['ws 8.23.0 has no checksum, so anything could come in its place.']],
  [{ license: 'AGPL-3.0' }, ['ws 8.23.0 has the license AGPL-3.0.']],
  [{ license: '(MIT OR GPL-3.0-or-later)' }, []],
  [{ license: undefined }, ['ws 8.23.0 has the license of nobody.']],
  [{ deprecated: 'Use another one.' }, ['ws 8.23.0 is given up: Use another one.']],
  [{ resolved: 'git+ssh://host/ws.git' }, ['ws 8.23.0 doesn’t come from a registry.']],
])('says of %o what is wrong with it', (differs, faults) => expect(faultsOf(differs)).toEqual(faults));

it('knows a package wherever it lies, and accepts a fault only where it was accepted', () => {
  expect(faultsOf({ version: '8.0.0' }, 'node_modules/@playwright/test/node_modules/ws')).toHaveLength(1);
  expect(faultsOf({ version: '0.18.13' }, 'node_modules/sst/node_modules/esbuild')).toEqual([]);
  expect(faultsOf({ version: '0.18.13' }, 'node_modules/esbuild')).toHaveLength(1);
});
it('accepts nothing that is no longer there', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  for (const accepted of Object.keys(ACCEPTED)) {
    const [within, name = ''] = (accepted.split(' ')[0] ?? '').split('/');
    expect(Object.keys(lock.packages)).toContain(`node_modules/${within}/node_modules/${name}`);
  }
});
