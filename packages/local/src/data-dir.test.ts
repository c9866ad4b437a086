import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoMark, openDataDir } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayline-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the folder, keeps what is in it, and forgets it only when asked', () => {
  const dir = path.join(folder, 'a/b');
  writeFileSync(path.join(openDataDir(dir, true), 'kept'), '');
  demoMark(dir);
  expect(existsSync(path.join(openDataDir(dir, false), 'kept'))).toBe(true);
  expect(existsSync(path.join(openDataDir(dir, true), 'kept'))).toBe(false);
});

it('forgets nothing that is not its own', () => {
  const theirs = path.join(folder, 'letter.txt');
  writeFileSync(theirs, '');
  expect(() => openDataDir(folder, true)).toThrow(/will not be deleted/);
  expect(existsSync(theirs)).toBe(true);
});

it('says in one sentence that a folder cannot be written to', () => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => openDataDir(path.join(folder, 'file/below'), false)).toThrow(
    /cannot write to .*file\/below\. Choose another folder with WAYLINE_DATA/,
  );
});

it('begins again after a first start that was ended half way, and never once the demo data is there', () => {
  const begin = () => {
    writeFileSync(path.join(folder, 'table.db'), '');
    mkdirSync(path.join(folder, 'users'), { recursive: true });
    writeFileSync(path.join(folder, 'notes.txt'), '');
  };
  const there = () => ['table.db', 'users', 'notes.txt'].filter((name) => existsSync(path.join(folder, name)));
  begin();
  const first = demoMark(folder);
  expect([first.seeded, there()]).toEqual([false, ['notes.txt']]);
  begin();
  first.done('2026-11-21');
  expect([demoMark(folder).seeded, there()]).toEqual([true, ['table.db', 'users', 'notes.txt']]);
  expect(demoMark(folder).toPlan()).toBe('2026-11-21');
  first.planned('2026-11-21');
  expect(demoMark(folder).toPlan()).toBeUndefined();
});
