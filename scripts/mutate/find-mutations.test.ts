import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSource } from '../texts/node';
import { applyMutation, findMutations } from './find-mutations';

const broken = (code: string, file = 'a.ts') =>
  findMutations(file, code).map((one) => [one.kind, applyMutation(code, one)]);

describe('the ways to break a file', () => {
  it.each([
    ['const a = b === c;', 'flip a comparison', 'const a = b !== c;'],
    ['const a = b < c;', 'off by one', 'const a = b <= c;'],
    ['const a = b + 1;', 'off by one', 'const a = b - 1;'],
    ['const a = b && c;', 'swap and with or', 'const a = b || c;'],
    ['const a = b ? 1 : 2;', 'negate a condition', 'const a = !(b) ? 1 : 2;'],
    ['await tell();', 'drop a call', ';'],
    ["const a = { permissions: ['X'], b };", 'drop a permission', 'const a = { permissions: [], b };'],
    ['put({ set, expected: { a: 1 }, b });', 'drop the condition of a write', 'put({ set,  b });'],
    ["const a = requiresPermission('X', { b });", 'show what is withheld', 'const a = ({ b });'],
    ["const a = refuse('b.c');", 'empty an error code', "const a = refuse('');"],
  ])('%s', (code, kind, after) => {
    expect(broken(code)).toContainEqual([kind, after]);
  });

  it('drops a guard, and returns before the rest', () => {
    expect(broken('function f() { if (a) return b; return c; }')).toEqual([
      ['return early', 'function f() { return undefined as never; if (a) return b; return c; }'],
      ['negate a condition', 'function f() { if (!(a)) return b; return c; }'],
      ['drop a guard', 'function f() { ; return c; }'],
    ]);
  });

  it('drops a part of a key where keys are made', () => {
    const code = `const pk = \`C#\${company}#T\`;`;
    expect(broken(code, 'x/trip.records.ts')).toEqual([['drop a part of a key', `const pk = \`C#\${''}#T\`;`]]);
    expect(broken(code, 'x/trip.ts')).toEqual([]);
  });

  it('leaves types and imports alone', () => {
    expect(broken("import { a } from 'b';\ntype C = A extends B ? 1 : 2;")).toEqual([]);
  });
});

it('leaves a program that can be read, each time', () => {
  for (const file of [
    'packages/core/src/areas/trip/trips/trip.records.ts',
    'packages/core/src/areas/trip/trips/trips.contract.ts',
    'packages/functions/src/trip/trips/update-trip.ts',
  ]) {
    const code = readFileSync(file, 'utf8');
    const all = findMutations(file, code);
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) expect(() => readSource(file, applyMutation(code, one)), one.kind).not.toThrow();
  }
});

it('refuses a text that has changed since', () => {
  const [one] = findMutations('a.ts', 'const a = b === c;');
  expect(() => one && applyMutation('const other = b === c;', one)).toThrow('is not what it was');
});
