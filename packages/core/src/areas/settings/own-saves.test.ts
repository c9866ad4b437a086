import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOwnSave, rememberSave } from './own-saves';

type Fields = Record<string, unknown>;
type Kept = { value: Fields; version: number; recent: ReturnType<typeof rememberSave> };
const AT = '2026-11-24T10:00:00.000Z';
const read = (value: Fields) => value;
const save = (kept: Kept, by: string, value: Fields, at = AT): Kept => {
  const version = kept.version + 1;
  const made = { version, by, at, before: kept.value, after: value };
  return { value, version, recent: rememberSave(kept.recent, made) };
};
const NEW: Kept = { value: {}, version: 0, recent: [] };

describe('saves of one person that are under way at once', () => {
  const field = fc.constantFrom('a', 'b', 'c', 'd');
  const edit = fc.record({ field, value: fc.option(fc.nat(3), { nil: undefined }), from: fc.nat(5) });

  it('end with every field as its last save made it, whatever versions they were begun from', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        let kept = NEW;
        const seen: Kept[] = [kept];
        const right: Fields = {};
        for (const { field: name, value, from } of edits) {
          const begun = seen[Math.max(0, seen.length - 1 - from)] as Kept;
          const { [name]: was, ...others } = begun.value;
          // Who sends a field as it was has not changed it.
          if (was === value) continue;
          const sent = value === undefined ? others : { ...others, [name]: value };
          const merged = mergeOwnSave(kept, { version: begun.version, by: 'me', value: sent }, read);
          if (value === undefined) delete right[name];
          else right[name] = value;
          const { [name]: _gone, ...rest } = merged ?? {};
          kept = save(kept, 'me', value === undefined ? rest : { ...rest, [name]: value });
          expect(merged?.[name]).toBe(value);
          seen.push(kept);
        }
        expect(kept.value).toEqual(right);
      }),
    );
  });

  it('are brought together with nobody else’s, and not with what is no longer remembered', () => {
    const first = save(NEW, 'me', { a: 1 });
    const theirs = save(first, 'you', { a: 1, b: 1 });
    const mine = { version: 1, by: 'me', value: { a: 2 } };
    expect(mergeOwnSave(theirs, mine, read)).toBeUndefined();
    expect(mergeOwnSave(save(theirs, 'me', { a: 1, b: 2 }), mine, read)).toBeUndefined();
    expect(mergeOwnSave(save(first, 'me', { a: 1, b: 2 }), mine, read)).toEqual({ a: 2, b: 2 });
    const later = save(save(first, 'me', { b: 1 }), 'me', { c: 1 }, '2026-11-24T10:02:00.000Z');
    expect(later.recent.map(({ version }) => version)).toEqual([3]);
    expect(mergeOwnSave(later, mine, read)).toBeUndefined();
    expect(mergeOwnSave(first, { ...mine, version: 5 }, read)).toBeUndefined();
  });

  it('are remembered only as far as they are short', () => {
    const long = save(NEW, 'me', { a: 'x'.repeat(10) });
    const then = save(save(long, 'me', { a: 'y'.repeat(5_000) }), 'me', { a: 'z' });
    expect(then.recent).toEqual([]);
  });
});
