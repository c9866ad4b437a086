import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStore, memoryStore } from './store';

const folder = mkdtempSync(path.join(tmpdir(), 'wayline-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['on disk', () => fileStore(path.join(folder, 'a'))],
  ['in memory', () => memoryStore()],
])('the store %s', (_where, open) => {
  it('puts, gets, lists by prefix and removes', () => {
    const store = open();
    store.put('user:b', { name: 'Ä' });
    store.put('user:a/../b', { name: 'path' });
    store.put('other:c', true);
    expect(store.get('user:b')).toEqual({ name: 'Ä' });
    expect(store.list('user:')).toEqual([{ name: 'path' }, { name: 'Ä' }]);
    expect(store.keys('user:')).toEqual(['user:a/../b', 'user:b']);
    store.remove('user:b');
    store.remove('user:b');
    expect(store.get('user:b')).toBeUndefined();
  });

  it('hands out copies', () => {
    const store = open();
    const value = { tags: ['a'] };
    store.put('k', value);
    value.tags.push('b');
    store.get<typeof value>('k')?.tags.push('c');
    expect(store.get('k')).toEqual({ tags: ['a'] });
  });
});

it('keeps everything over a restart, and takes a half-written file for none', () => {
  const at = path.join(folder, 'b');
  fileStore(at).put('k', 1);
  writeFileSync(path.join(at, 'broken.json'), '{"a":');
  writeFileSync(path.join(at, 'draft.json.new'), '1');
  const again = fileStore(at);
  expect(again.get('k')).toBe(1);
  expect(again.list('')).toEqual([1]);
  expect(readdirSync(at)).toContain('k.json');
});
