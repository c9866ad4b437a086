import fc from 'fast-check';

/** What somebody may send instead of a call: another input, or a body as text that is not even an object. */
export type Attack = { changes: readonly Change[] } | { body: string };
type Change = { at: number; how: 'set' | 'drop' | 'add'; name: string; value: unknown };

const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inside) => ({ a: [inside] }), 1);

const AWKWARD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  '',
  ' ',
  '0',
  '-0',
  '007',
  '1e3',
  'NaN',
  'null',
  '[object Object]',
  '\u0000',
  'a\u0000b',
  '\u001b[2J',
  '\r\nSet-Cookie: a=b',
  '\u202egnp.exe',
  '\ufeff',
  '\ud800',
  '\udfff\ud800',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(64),
  "'; DROP TABLE trips; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '#',
  'C#cmp#TRIP',
  '~',
  '$&{jndi:ldap}',
  '{{7*7}}',
  '=cmd()',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '0099-12-31',
  '9999-12-31',
  '2027-02-30',
  '24:00',
  '23:59',
  'UTC',
  'Mars/Olympus',
  'XTS',
  'a@b.co',
  `${'a'.repeat(240)}@wayline.test`,
  'x'.repeat(256),
  'x'.repeat(10_001),
  'x'.repeat(120_000),
  [],
  {},
  [[]],
  [null],
  [{}],
  nested(40),
  nested(2000),
  { toString: 'no' },
  { length: -1 },
  { $ne: null },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: { admin: true } } },
  Array.from({ length: 101 }, () => 'x'),
  Array.from({ length: 2000 }, () => ({})),
];

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'pk',
  'sk',
  'company_id',
  'version',
  'id',
  'ttl',
  'row',
  '',
  '#',
  'a.b',
  'x'.repeat(300),
];

const hostileValue = (theirs: readonly unknown[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...AWKWARD) },
    { weight: 1, arbitrary: fc.constantFrom(...theirs) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
    { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger()) },
    { weight: 1, arbitrary: fc.integer().map(String) },
    { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((d) => d.toISOString().slice(-24, -14)) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );

const change = (theirs: readonly unknown[]): fc.Arbitrary<Change> =>
  fc.record({
    at: fc.nat(1000),
    how: fc.oneof(
      { weight: 6, arbitrary: fc.constant('set' as const) },
      fc.constant('drop' as const),
      fc.constant('add' as const),
    ),
    name: fc.constantFrom(...NAMES),
    value: hostileValue(theirs),
  });

const BODIES = [
  '',
  ' ',
  '{',
  '[]',
  '"text"',
  'null',
  '1e999',
  '{"a":1,}',
  '\u0000',
  '[['.repeat(50_000),
  '{"a":'.repeat(20_000),
  `{"a":"${'x'.repeat(200_000)}"}`,
  '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  '{"a":1,"a":2}',
  '<xml/>',
  '\ufeff{}',
  '{"\\ud800":"\\udfff"}',
];

/** Attacks on one call: mostly its valid input with a few things wrong, sometimes something else altogether. `theirs` are ids of others. */
export const attacks = (theirs: readonly unknown[]): fc.Arbitrary<Attack> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ changes: fc.array(change(theirs), { minLength: 1, maxLength: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ body: fc.constantFrom(...BODIES) }) },
    { weight: 1, arbitrary: fc.record({ body: fc.json({ maxDepth: 5 }) }) },
  );

type Input = Record<string, unknown>;
type Field = { holder: Input; key: string; value: unknown };
/** Every field of an input, however deep; what holds others comes before them. */
export const listFields = (holder: Input): Field[] =>
  Object.entries(holder).flatMap(([key, value]) => [
    { holder, key, value },
    ...(typeof value === 'object' && value !== null ? listFields(value as Input) : []),
  ]);
/** An attack that changes the value of one field alone, by its place among all. */
export const setField = (at: number, value: unknown): Attack => ({ changes: [{ at, how: 'set', name: '', value }] });

/** A valid input with the changes of an attack made to it, anywhere in its depth. */
const spoil = (sample: Input, changes: readonly Change[]): Input => {
  const spoiled = structuredClone(sample);
  const fields = listFields(spoiled);
  for (const { at, how, name, value } of changes) {
    const field = fields[at % Math.max(1, fields.length)] ?? { holder: spoiled, key: name };
    if (how === 'drop') delete field.holder[field.key];
    const key = how === 'add' ? name : field.key;
    if (how !== 'drop')
      Object.defineProperty(field.holder, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return spoiled;
};

/** What an attack makes of a valid input: what is sent, and the body as text where it is another one altogether. */
export const inputOfAttack = (sample: Input, attack: Attack) =>
  'body' in attack
    ? { input: sample, rawBody: attack.body }
    : { input: spoil(sample, attack.changes), rawBody: undefined };
