import { expect, it } from 'vitest';
import * as z from 'zod';
import { listRow } from './list-row';

const Row = z.object({
  id: z.string(),
  trip_id: z.string(),
  title: z.string(),
  note: z.string().optional(),
  tags: z.array(z.string()).default([]),
  n: z.int().default(0),
  lead: z.string().optional(),
});
const Rows = listRow(Row, {
  columns: ['title', 'tags', 'note'],
  beside: ['n', 'lead'],
  keyed: { id: ({ order }) => order.at(-1) ?? '', trip_id: ({ partition: [, trip = ''] }) => trip },
  usual: { tags: [] },
});
const at = { pk: 'C#cmp_1#TRIP#trp_1', list_sk: '2031-05-01#bkg_1' };
const keys = { id: 'bkg_1', trip_id: 'trp_1' };

it('keeps the columns as one text, without what is usual, what the keys say and what is empty at its end', () => {
  const row = { ...keys, title: 'Capri', tags: [], n: 2 };
  expect(Rows.pack(row)).toEqual({ t: '["Capri"]', n: 2 });
  expect(Rows.pack({ ...row, note: 'Late', lead: 'Mina' })).toEqual({
    t: '["Capri",null,"Late"]',
    n: 2,
    lead: 'Mina',
  });
  expect(Rows.path('n')).toBe('row.n');
});

it.each([
  { title: 'Capri', tags: [], n: 0 },
  { title: '', tags: ['sea', 'a "quote", 日本'], note: '', n: 3, lead: 'Mina' },
])('reads what it packed: %j', (rest) => {
  const row = { ...keys, ...rest };
  expect(Rows.unpack({ ...at, row: Rows.pack(row) })).toEqual(row);
});

it('packs the columns of the row, whatever else the record has', () => {
  const record = { ...keys, title: 'Capri', tags: [], n: 0, secret: 'x' };
  expect(Rows.pack(record)).toEqual({ t: '["Capri"]', n: 0 });
});

it('reads a map as earlier versions kept it, and one that has got a text since by its text', () => {
  const map = { ...keys, title: 'Capri', tags: ['sea'], n: 2 };
  expect(Rows.unpack({ ...at, row: map })).toEqual(map);
  expect(Rows.unpack({ ...at, row: { ...map, t: '["Rome"]', n: 3 } })).toEqual({
    ...keys,
    title: 'Rome',
    tags: [],
    n: 3,
  });
});

it('reads the rows of a version with more columns, and of one with fewer', () => {
  expect(Rows.unpack({ ...at, row: { t: '["Capri",["sea"],"Late","new"]', n: 1 } })).toMatchObject({ note: 'Late' });
  expect(Rows.unpack({ ...at, row: { t: '[]' } })).toEqual({ ...keys, tags: [] });
});

it.each(['{"title":"Capri"}', 'Capri', ''])('refuses a text that is none of ours: %s', (t) => {
  expect(() => Rows.unpack({ ...at, row: { t } })).toThrow();
});

it('does not compile without a place for each column', () => {
  // @ts-expect-error The column `n` has no place.
  listRow(z.object({ id: z.string(), n: z.int() }), { columns: ['id'] });
});
