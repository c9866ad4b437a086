import { expect, it } from 'vitest';
import * as z from 'zod';
import { toChangeSchema } from './change-schema';
import {
  findWithheld,
  keepWithheld,
  omitByName,
  omitWithheld,
  requiresPermission,
  withheldFields,
} from './permission-fields';

const NONE = new Set<never>();
const ALL = new Set(['View Commissions'] as const);
const Price = z
  .object({
    total: z.int(),
    ...requiresPermission('View Commissions', { net: z.int().optional(), tax: z.array(z.int()).optional() }),
  })
  .refine(({ total }) => total >= 0);
const Line = z.object({ name: z.string(), ...requiresPermission('View Commissions', { fee: z.int().optional() }) });
type Tree = { label: string; share?: number | undefined; below?: Tree[] | undefined };
const Node: z.ZodType<Tree> = z.object({
  label: z.string(),
  ...requiresPermission('View Commissions', { share: z.int().optional() }),
  below: z.array(z.lazy(() => Node)).optional(),
});
const price = { total: 9, net: 7, tax: [1] };

it.each<[string, z.ZodType, unknown, unknown]>([
  ['an object', Price, price, { total: 9 }],
  ['an optional one', Price.optional(), price, { total: 9 }],
  ['one that is empty', Price.nullable(), null, null],
  ['a default', Price.default({ total: 0 }), price, { total: 9 }],
  ['a pipe', z.pipe(Price, z.any()), price, { total: 9 }],
  ['an array of lines', z.array(Line), [{ name: 'a', fee: 3 }], [{ name: 'a' }]],
  ['a tuple', z.tuple([z.string(), Line]), ['x', { name: 'a', fee: 3 }], ['x', { name: 'a' }]],
  ['a record', z.record(z.string(), Line), { one: { name: 'a', fee: 3 } }, { one: { name: 'a' } }],
  ['a union', z.union([Price, Line]), { name: 'a', fee: 3 }, { name: 'a' }],
  [
    'one of several kinds',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), price: Price }),
      z.object({ kind: z.literal('b'), line: Line }),
    ]),
    { kind: 'b', line: { name: 'a', fee: 3 } },
    { kind: 'b', line: { name: 'a' } },
  ],
  ['both of two', z.intersection(Price, Line), { ...price, name: 'a', fee: 3 }, { total: 9, name: 'a' }],
  [
    'a tree',
    Node,
    { label: 'a', share: 1, below: [{ label: 'b', share: 2, below: [{ label: 'c', share: 3 }] }] },
    { label: 'a', below: [{ label: 'b', below: [{ label: 'c' }] }] },
  ],
  [
    'a value of no known shape',
    z.looseObject({ id: z.string() }),
    { id: 'a', net: 1, in: [{ fee: 2, b: 3 }] },
    { id: 'a', in: [{ b: 3 }] },
  ],
])('leaves marked fields out of %s, and only for whoever lacks the permission', (_, schema, value, without) => {
  expect(omitWithheld(schema, value, NONE)).toEqual(without);
  expect(omitWithheld(schema, value, ALL)).toEqual(value);
});

it('hands an answer on as it is where nothing in it is marked', () => {
  const answer = { rows: [{ name: 'a' }] };
  expect(omitWithheld(z.object({ rows: z.array(z.object({ name: z.string() })) }), answer, NONE)).toBe(answer);
});

it('marks a copy: the schema a field is made of stays open elsewhere', () => {
  const Amount = z.int();
  const marked = z.object(requiresPermission('View Commissions', { fee: Amount }));
  expect(withheldFields(marked)).toEqual([{ path: 'fee', permission: 'View Commissions' }]);
  expect(withheldFields(z.object({ fee: Amount }))).toEqual([]);
});

it('knows a marked field in what is sent, also in a change that has no defaults', () => {
  const Draft = z.object({
    title: z.string(),
    ...requiresPermission('View Commissions', { pct: z.string().default('0') }),
  });
  const changes = toChangeSchema(Draft).extend({ lines: z.array(Line).optional() });
  expect(findWithheld(changes, { title: 'a' }, NONE)).toBeUndefined();
  expect(findWithheld(changes, { pct: '' }, NONE)?.path).toBe('pct');
  expect(findWithheld(changes, { lines: [{ name: 'a' }, { name: 'b', fee: null }] }, NONE)?.path).toBe('lines.1.fee');
  expect(findWithheld(changes, { pct: '5', lines: 'no list' }, ALL)).toBeUndefined();
});

it('keeps what its sender was not shown, by the element it belongs to', () => {
  const Form = z.object({ price: Price.optional(), lines: z.array(Line).optional() });
  const stored = {
    price,
    lines: [
      { name: 'a', fee: 1 },
      { name: 'b', fee: 2 },
      { name: 'c', fee: 3 },
    ],
  };
  const sent = { price: { total: 20 }, lines: [{ name: 'c' }, { name: 'changed' }] };
  expect(keepWithheld(Form, sent, stored, NONE)).toEqual({
    price: { total: 20, net: 7, tax: [1] },
    lines: [
      { name: 'c', fee: 3 },
      { name: 'changed', fee: 2 },
    ],
  });
  expect(keepWithheld(Form, {}, stored, NONE)).toEqual({});
  expect(keepWithheld(Form, sent, stored, ALL)).toEqual(sent);
});

it('leaves fields out by their names where a value has no schema', () => {
  expect(omitByName({ version: 2, price_detail: price, lines: [{ fee: 1 }] }, NONE)).toEqual({
    version: 2,
    price_detail: { total: 9 },
    lines: [{}],
  });
  expect(omitByName(undefined, NONE)).toBeUndefined();
});
