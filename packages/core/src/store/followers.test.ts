import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CompanyId } from '../base/ids';
import { openTable } from './client';
import { expandWrites } from './expand-writes';
import { lookupKey } from './keys';
import { countsOn, record, view } from './record';
import { tenantDb } from './tenant-db';

const Due = z.object({ id: z.string(), day: z.string(), checked: z.string() });
const Dues = record({
  name: 'due',
  schema: Due,
  key: ['day', 'id'],
  partition: () => ['DUES'],
  sort: (k) => [k.day, k.id],
});
const Invoice = z.object({
  id: z.string(),
  days: z.array(z.string()),
  token: z.string().optional(),
  archived: z.boolean().optional(),
  note: z.string().optional(),
  version: z.int(),
});
type Invoice = z.infer<typeof Invoice>;
const Invoices = record({
  name: 'invoice',
  schema: Invoice,
  key: ['id'],
  partition: () => ['INVOICES'],
  sort: (k) => [k.id],
  list: ({ id, archived }) => ({ list: [archived ? 'PAST' : 'OPEN'], order: [id], row: {} }),
  counted: true,
  views: [
    view(
      Dues,
      ({ id, days, note = '' }: Invoice) => days.map((day) => ({ id, day, checked: note })),
      ({ id, day }) => ({ id, day }),
    ),
  ],
  lookups: ({ token }, company_id) => (token ? [{ key: lookupKey('INVOICE', token), to: { company_id } }] : []),
});

const table = openTable('table', { client: new DynamoDBClient({ region: 'us-east-1' }) });
const db = tenantDb(table, 'cmp_1' as CompanyId);
const invoice = (fields: Partial<Invoice> = {}): Invoice => ({ id: 'a', days: [], version: 1, ...fields });

/** The steps of a transaction, in short: what is done to which place. */
const steps = (...writes: Parameters<typeof expandWrites>[1]) =>
  expandWrites(table, writes).map(({ item: { Put, Update, Delete } }) => {
    const at = Put?.Item ?? Update?.Key ?? Delete?.Key ?? {};
    const by = Update?.ExpressionAttributeValues?.[':by'];
    const done = Put ? 'put' : Delete ? 'delete' : by === undefined ? 'update' : `add ${by}`;
    // Which share of a counter it is added to is left to chance.
    return `${done} ${String(at.pk).replace('C#cmp_1#', '')} ${String(at.sk).replace(/^(OPEN|PAST|BOOKS)#\d+$/, '$1')}`;
  });

describe('what follows a record', () => {
  it('comes with it', () => {
    expect(steps(db.insert(Invoices, invoice({ days: ['1', '2'], token: 't' })))).toEqual([
      'put INVOICES a',
      'put DUES 1#a',
      'put DUES 2#a',
      'put P#INVOICE#t POINTER',
      'add 1 HEADS OPEN',
    ]);
  });
  it('moves where the record moves, and a row that looks as before is not written again', () => {
    const before = invoice({ days: ['1', '2'], token: 't' });
    const after = invoice({ days: ['2', '3'], token: 'u', archived: true, note: 'seen' });
    expect(steps(db.change(Invoices, before, after))).toEqual([
      'update INVOICES a',
      'delete DUES 1#a',
      'put DUES 3#a',
      'delete P#INVOICE#t POINTER',
      'put P#INVOICE#u POINTER',
      'add -1 HEADS OPEN',
      'add 1 HEADS PAST',
    ]);
  });
  it('goes with it', () => {
    const last = invoice({ days: ['1'], token: 't' });
    expect(steps(db.deleteIfUnchanged(Invoices, last, ['version']))).toEqual([
      'delete INVOICES a',
      'delete DUES 1#a',
      'delete P#INVOICE#t POINTER',
      'add -1 HEADS OPEN',
    ]);
  });
  it('is counted in one step for each counter, and in none where it comes to nothing', () => {
    const three = ['a', 'b', 'c'].map((id) => db.insert(Invoices, invoice({ id })));
    expect(steps(...three).filter((step) => step.startsWith('add'))).toEqual(['add 3 HEADS OPEN']);
    const gone = db.deleteIfUnchanged(Invoices, invoice({ id: 'd' }), ['version']);
    expect(steps(db.insert(Invoices, invoice()), gone).filter((step) => step.startsWith('add'))).toEqual([]);
  });
  it('cannot be left behind: a key alone does not say what follows', () => {
    expect(() => db.remove(Invoices, { id: 'a' })).toThrow('invoice');
  });
  it('is expanded once', () => {
    const once = expandWrites(table, [db.insert(Invoices, invoice({ days: ['1'] }))]);
    expect(expandWrites(table, once)).toEqual(once);
  });
});

const Shelf = z.object({ id: z.string(), name: z.string(), books: z.int(), version: z.int() });
const Shelves = record({
  name: 'shelf',
  schema: Shelf,
  key: ['id'],
  partition: () => ['SHELVES'],
  sort: (k) => [k.id],
});
const Book = z.object({ id: z.string(), shelf: z.string(), lent: z.boolean(), version: z.int() });
type Book = z.infer<typeof Book>;
const Books = record({
  name: 'book',
  schema: Book,
  key: ['id'],
  partition: () => ['BOOKS'],
  sort: (k) => [k.id],
  list: ({ id }) => ({ list: ['BOOKS'], order: [id], row: {} }),
  counted: 'told',
  counts: [
    countsOn(
      Shelves,
      ({ shelf: id }: Book) => ({ id }),
      ({ lent }) => ({ books: lent ? 0 : 1 }),
    ),
  ],
});
const book = (id: string, fields: Partial<Book> = {}): Book => ({ id, shelf: 'A', lent: false, version: 1, ...fields });
/** What is added to shelves, with what else the same step does to them. */
const shelved = (...writes: Parameters<typeof expandWrites>[1]) =>
  expandWrites(table, writes).flatMap(({ item: { Update } }) =>
    String(Update?.Key?.pk).endsWith('SHELVES')
      ? [[Update?.Key?.sk, Update?.UpdateExpression, Update?.ExpressionAttributeValues]]
      : [],
  );

describe('figures of a parent', () => {
  it('follow what is told of one', () => {
    const added = 'SET #books = if_not_exists(#books, :v0) + :v1';
    const by = (n: number) => [added, { ':v0': 0, ':v1': n }];
    expect(shelved(db.create(Books, book('a')))).toEqual([['A', ...by(1)]]);
    expect(shelved(db.delete(Books, book('a')))).toEqual([['A', ...by(-1)]]);
    expect(shelved(db.restore(Books, book('a')))).toEqual([['A', ...by(1)]]);
    expect(shelved(db.save(Books, book('a'), book('a', { lent: true })))).toEqual([['A', ...by(-1)]]);
    expect(shelved(db.save(Books, book('a'), book('a', { shelf: 'B' })))).toEqual([
      ['B', ...by(1)],
      ['A', ...by(-1)],
    ]);
    expect(steps(db.create(Books, book('a')))).toEqual(['put BOOKS a', 'update SHELVES A', 'add 1 HEADS BOOKS']);
  });
  it('stay where nothing that counts has changed, and with what is written as a part of something', () => {
    expect(shelved(db.save(Books, book('a'), book('a')))).toEqual([]);
    expect(steps(db.insert(Books, book('a')))).toEqual(['put BOOKS a']);
    expect(steps(db.deleteIfUnchanged(Books, book('a'), ['version']))).toEqual(['delete BOOKS a']);
  });
  it('are added once for each parent, and where nothing counts yet refuse a parent that is gone', () => {
    const three = [
      db.create(Books, book('a')),
      db.create(Books, book('b')),
      db.create(Books, book('c', { lent: true })),
    ];
    expect(shelved(...three)).toEqual([['A', 'SET #books = if_not_exists(#books, :v0) + :v1', { ':v0': 0, ':v1': 2 }]]);
    const [lent] = expandWrites(table, [db.create(Books, book('a', { lent: true }))]).slice(1);
    expect(lent?.item.Update?.ConditionExpression).toBe('attribute_exists(pk)');
  });
  it('join the step that changes the parent: a transaction writes each record once', () => {
    const added = '#books = if_not_exists(#books, :added0) + :added1';
    const by = { ':added0': 0, ':added1': 1 };
    const named = db.updateIf(Shelves, { id: 'A' }, { set: { name: 'Novels' }, expected: { name: 'Old' } });
    expect(shelved(named, db.create(Books, book('a')))).toEqual([
      ['A', `SET ${added}, #name = :v0`, { ...by, ':v0': 'Novels', ':was_name': 'Old' }],
    ]);
    const emptied = db.updateIf(Shelves, { id: 'A' }, { remove: ['name'] });
    expect(shelved(emptied, db.create(Books, book('a')))).toEqual([['A', `SET ${added} REMOVE #name`, by]]);
  });
  it('of a parent that is made with them are its own to say', () => {
    const made = db.insert(Shelves, { id: 'A', name: 'New', books: 1, version: 1 });
    expect(() => expandWrites(table, [made, db.create(Books, book('a'))])).toThrow('shelf');
  });
});

/** The sums are fields of their own; types know the month. */
const Sold = z.looseObject({ month: z.string() }) as unknown as z.ZodObject<{ month: z.ZodString }>;
const Solds = record({
  name: 'sold',
  schema: Sold,
  key: ['month'],
  partition: () => ['SOLD'],
  sort: (k) => [k.month],
});
const Sale = z.object({ id: z.string(), day: z.string(), price: z.int(), isVoid: z.boolean(), version: z.int() });
type Sale = z.infer<typeof Sale>;
const Sales = record({
  name: 'sale',
  schema: Sale,
  key: ['id'],
  partition: () => ['SALES'],
  sort: (k) => [k.id],
  sums: [
    {
      into: Solds,
      parts: ({ day, price, isVoid }: Sale) =>
        isVoid ? [] : [{ place: { month: day.slice(0, 7) }, figures: { [`sold|${day}`]: price } }],
    },
  ],
});
const sale = (fields: Partial<Sale> = {}): Sale => ({
  ...{ id: 'a', day: '2031-05-01', price: 5, isVoid: false, version: 1 },
  ...fields,
});
/** What is added to sums, by month. */
const added = (...writes: Parameters<typeof expandWrites>[1]) =>
  expandWrites(table, writes).flatMap(({ item: { Update } }) => {
    const {
      UpdateExpression = '',
      ExpressionAttributeNames: names = {},
      ExpressionAttributeValues: values = {},
    } = Update ?? {};
    if (!String(Update?.Key?.pk).endsWith('SOLD')) return [];
    const moved = [...UpdateExpression.matchAll(/(#a\d+) (:a\d+)/g)].map(([, name = '', value = '']) => [
      names[name],
      values[value],
    ]);
    return [[Update?.Key?.sk, Object.fromEntries(moved)]];
  });

describe('sums that a record is a part of', () => {
  it('follow it wherever it is written', () => {
    expect(added(db.create(Sales, sale()))).toEqual([['2031-05', { 'sold|2031-05-01': 5 }]]);
    expect(added(db.insert(Sales, sale()))).toEqual([['2031-05', { 'sold|2031-05-01': 5 }]]);
    expect(added(db.delete(Sales, sale()))).toEqual([['2031-05', { 'sold|2031-05-01': -5 }]]);
    expect(added(db.save(Sales, sale(), sale({ price: 7 })))).toEqual([['2031-05', { 'sold|2031-05-01': 2 }]]);
    expect(added(db.change(Sales, sale(), sale({ isVoid: true })))).toEqual([['2031-05', { 'sold|2031-05-01': -5 }]]);
    expect(added(db.change(Sales, sale(), sale({ day: '2031-06-02' })))).toEqual([
      ['2031-05', { 'sold|2031-05-01': -5 }],
      ['2031-06', { 'sold|2031-06-02': 5 }],
    ]);
  });
  it('are written once for each place, and not at all where they stay', () => {
    expect(added(db.save(Sales, sale(), sale()))).toEqual([]);
    expect(added(db.create(Sales, sale()), db.create(Sales, sale({ id: 'b', day: '2031-05-09' })))).toEqual([
      ['2031-05', { 'sold|2031-05-01': 5, 'sold|2031-05-09': 5 }],
    ]);
  });
});
