import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const text = readFileSync(new URL('docs/threat-model.md', ROOT), 'utf8');
const paths = [...text.matchAll(/`((?:packages|stacks|docs)\/[\w./-]+|[\w-]+\.json)`/g)].map(([, name = '']) => name);
const rows = [...text.matchAll(/^\| V(\d+)(?:\.\d+)? [^|]+\| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, chapter, state, where]) => ({
    chapter: Number(chapter),
    state,
    where: where ?? '',
  }),
);

describe('the threat model', () => {
  it('names only files that exist', () => {
    expect(paths.length).toBeGreaterThan(60);
    expect([...new Set(paths)].filter((name) => !existsSync(new URL(name, ROOT)))).toEqual([]);
  });
  it('goes through every chapter of ASVS 5.0, and says of each section how it stands', () => {
    expect([...new Set(rows.map(({ chapter }) => chapter))]).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
    expect(rows.filter(({ state }) => !['met', 'partly', 'not yet', 'n/a'].includes(state ?? ''))).toEqual([]);
  });
  it('says of what is not wholly met why not', () => {
    for (const { state, where } of rows)
      if (state === 'partly' || state === 'not yet') expect(where.length).toBeGreaterThan(60);
  });
});
