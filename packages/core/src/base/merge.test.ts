import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEditedFields, mergeChange, mergeEdits, sameValue } from './merge';

const NAMES = ['title', 'status', 'note', 'price', 'stay'] as const;
const PARTS = ['stay'];
const value = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
const stay = fc.option(fc.record({ day: value, board: value, room: value }), { nil: undefined });
const record = fc.record({ title: value, status: value, note: value, price: value, stay });
type Kept = Record<string, unknown>;
const change = (names: fc.Arbitrary<string[]>) =>
  fc.tuple(names, record).map(([picked, from]): Kept => Object.fromEntries(picked.map((n) => [n, from[n as 'title']])));
const anyNames = fc.uniqueArray(fc.constantFrom<string>(...NAMES), { minLength: 1 });

/** Every cell of a record, a part of the stay by itself. */
const cells = ({ stay: parts, ...rest }: Kept): Kept => ({
  ...rest,
  ...Object.fromEntries(Object.entries((parts as Kept) ?? {}).map(([part, v]) => [`stay.${part}`, v])),
});

describe('two edits of one record', () => {
  it('are the same whatever the order of what they say, and empty is not given', () => {
    expect(sameValue({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
    expect(sameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
    expect(sameValue({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(sameValue({ a: undefined, b: 1 }, { a: 1, b: undefined })).toBe(false);
  });
  it('stand together when they change different fields, or different parts of one', () => {
    const base = { title: 'Luna', note: 'a', stay: { day: 1, board: 'bb', room: 'x' } };
    const theirs = { ...base, note: 'b', stay: { day: 2, board: 'bb' } };
    const mine = { ...base, title: 'Hotel Luna', stay: { day: 1, board: 'hb', room: 'x' } };
    expect(mergeEdits({ base, theirs, mine }, PARTS)).toEqual({
      merged: { title: 'Hotel Luna', note: 'b', stay: { day: 2, board: 'hb', room: undefined } },
      clashes: [],
      arrived: ['note', 'stay.day', 'stay.room'],
    });
  });
  it('clash where both changed one field differently, as a whole where it has no parts to bring together', () => {
    const base = { title: 'Luna', price: { total: 1, net: 1 }, stay: { day: 1 } };
    const theirs = { title: 'Sol', price: { total: 2, net: 1 }, stay: { day: 2 } };
    const mine = { title: 'Mar', price: { total: 1, net: 2 }, stay: { day: 3 } };
    const { merged, clashes } = mergeEdits({ base, theirs, mine }, PARTS);
    expect([merged, clashes]).toEqual([mine, ['title', 'price', 'stay.day']]);
  });
  it('clash where one changed a part of what the other took away', () => {
    const was = { stay: { day: 1 } };
    expect(mergeChange({}, { changes: { stay: { day: 2 } }, was }, PARTS).clashes).toEqual(['stay']);
  });
  it('is no change where a field is sent as it was', () =>
    expect(mergeChange({ title: 'Sol' }, { changes: { title: 'Luna' }, was: { title: 'Luna' } })).toEqual({
      changes: { title: 'Sol' },
      clashes: [],
    }));
  it('is sent as the fields it has changed, and what they were', () =>
    expect(getEditedFields({ title: 'a', note: 'b', id: 1 }, { title: 'a', note: '', tags: ['x'] })).toEqual({
      changes: { note: '', tags: ['x'] },
      was: { note: 'b', tags: undefined },
    }));
});

describe('the laws of merging', () => {
  it('disjoint changes commute, and both stand', () =>
    fc.assert(
      fc.property(record, anyNames, record, (base, names, made) => {
        const [one, other]: [Kept, Kept] = [{}, {}];
        for (const name of NAMES) (names.includes(name) ? one : other)[name] = made[name];
        const save = (current: Kept, changes: Kept) => {
          const outcome = mergeChange(current, { changes, was: base }, PARTS);
          expect(outcome.clashes).toEqual([]);
          return { ...current, ...outcome.changes };
        };
        const both = save(save(base, one), other);
        expect(sameValue(both, save(save(base, other), one))).toBe(true);
        expect(sameValue(both, made)).toBe(true);
      }),
    ));

  it('a field that both changed differently is always refused', () =>
    fc.assert(
      fc.property(record, record, record, (base, theirs, mine) => {
        const { clashes } = mergeChange(theirs, { changes: mine, was: base }, PARTS);
        for (const name of ['title', 'status', 'note', 'price'] as const) {
          const clash = mine[name] !== base[name] && theirs[name] !== base[name] && theirs[name] !== mine[name];
          expect(clashes.includes(name)).toBe(clash);
        }
      }),
    ));

  it('merge of concurrent edits loses none: no accepted save undoes what its author had not seen', () => {
    const edit = fc.record({ who: fc.integer({ min: 0, max: 2 }), made: change(anyNames), look: fc.boolean() });
    fc.assert(
      fc.property(record, fc.array(edit, { maxLength: 30 }), (start, edits) => {
        let stands: Kept = start;
        const seen: Kept[] = [start, start, start];
        for (const { who, made, look } of edits) {
          if (look) seen[who] = stands;
          const was = seen[who] as Kept;
          const outcome = mergeChange(stands, { changes: made, was }, PARTS);
          if (outcome.clashes.length > 0) continue;
          const after: Kept = { ...stands, ...outcome.changes };
          const [before, meant, known, now] = [stands, { ...was, ...made }, was, after].map(cells) as [
            Kept,
            Kept,
            Kept,
            Kept,
          ];
          for (const cell of new Set([...Object.keys(before), ...Object.keys(now), ...Object.keys(meant)])) {
            const changed = !sameValue(meant[cell], known[cell]);
            // What was changed stands as it was meant; what was not stands as whoever came before has left it.
            expect(now[cell], cell).toEqual(changed ? meant[cell] : before[cell]);
            // What somebody else wrote and the author never saw has not been written over.
            if (!sameValue(before[cell], known[cell])) expect(now[cell], cell).toEqual(before[cell]);
          }
          stands = after;
        }
      }),
      { numRuns: 500 },
    );
  });
});
