import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { CompanyId } from '../base/ids';
import type { Change } from './change';
import { openTable } from './client';
import { committer } from './commit';
import { commitContext } from './deps';
import { defineEvent, defineEvents } from './domain-event';
import { record } from './record';
import { tenantDb } from './tenant-db';

const NOW = '2031-05-01T10:00:00.000Z';
const Book = z.object({
  id: z.string(),
  title: z.string(),
  shelf: z.string().optional(),
  deleted_at: z.string().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.int(),
});
const bookEvents = defineEvents('book', { id: z.string() }, ['created', 'changed', 'deleted', 'restored', 'lent']);
const booksShelved = defineEvent('books.shelved', { ids: z.array(z.string()) }, ({ ids }) => ids);
const Books = record({
  name: 'book',
  schema: Book,
  key: ['id'],
  partition: () => ['BOOKS'],
  sort: (k) => [k.id],
  label: ({ title }) => title,
  facts: bookEvents,
});
const Note = z.object({ book_id: z.string(), id: z.string(), text: z.string(), version: z.int() });
const noteTold = defineEvent('book.note_written', { book_id: z.string() }, ({ book_id }) => book_id);
const Notes = record({
  name: 'note',
  schema: Note,
  key: ['book_id', 'id'],
  partition: (k) => ['BOOKS', k.book_id],
  sort: (k) => [k.id],
  label: () => 'note',
  history: ({ book_id }) => book_id,
  facts: { created: noteTold, changed: noteTold },
});

const table = openTable('table', { client: new DynamoDBClient({ region: 'us-east-1' }), now: () => NOW });
const db = tenantDb(table, 'cmp_1' as CompanyId);
const emma = {
  ...db.create(Books, { id: 'bok_1', title: 'Emma' }).after,
  created_at: '2030-01-01T00:00:00.000Z',
  version: 4,
};

const Shelves = record({
  name: 'shelf',
  schema: z.object({ letter: z.string(), version: z.int() }),
  key: ['letter'],
  partition: () => ['SHELVES'],
  sort: (k) => [k.letter],
});
const shelf = { letter: 'A', version: 1 };
const note = { book_id: 'bok_1', id: 'n_1', text: 'a', version: 1 };

type Row = Record<string, unknown>;
/** What a change writes beside its steps: the names of its facts, and its entries without who and when. */
const tell = async (change: Omit<Change<undefined>, 'answer'>) => {
  let rows: Row[] = [];
  const send = async ({ input }: TransactWriteCommand) => {
    rows = (input.TransactItems ?? []).flatMap(({ Put }) => Put?.Item ?? []);
    return {};
  };
  const deps = { table: { ...table, db: Object.assign(Object.create(table.db), { send }) }, now: () => NOW };
  const by = { company: 'cmp_1' as CompanyId, actor_id: 'usr_1', request_id: 'req_1' };
  await committer(commitContext({ ...deps, newId: (() => 'new') as never }, by))({ ...change, answer: undefined });
  const ofType = (type: string) => rows.filter((row) => row.type === type);
  return {
    facts: ofType('event').map(({ name, payload }) => [name, payload]),
    entries: ofType('audit').map(({ subject, action, about, diff, changes }) => ({
      subject,
      action,
      ...(about !== undefined && { about: (about as Row).id }),
      ...(diff !== undefined && { diff }),
      ...(changes !== undefined && { changes }),
    })),
  };
};

it('gives a new record its first version, and when it was made', () => {
  expect(db.create(Books, { id: 'bok_2', title: 'Persuasion' }).after).toEqual({
    id: 'bok_2',
    title: 'Persuasion',
    created_at: NOW,
    updated_at: NOW,
    version: 1,
  });
  expect(db.create(Notes, { book_id: 'bok_2', id: 'n', text: '' }).after).not.toHaveProperty('created_at');
});

it('gives a saved record the next version, and when it changed; a part of another change keeps when it changed', () => {
  expect(db.save(Books, emma, { ...emma, shelf: 'A' }).after).toEqual({
    ...emma,
    shelf: 'A',
    updated_at: NOW,
    version: 5,
  });
  const before = { ...emma, updated_at: '2030-02-02T00:00:00.000Z' };
  expect(db.change(Books, before, { ...before, shelf: 'A' }).after).toEqual({ ...before, shelf: 'A', version: 5 });
});

it('tells each step as a fact, and as an entry with what changed', async () => {
  const lent = { ...emma, shelf: 'lent' };
  const diff = [{ field: 'shelf', before: undefined, after: 'lent' }];
  expect(await tell({ writes: [db.save(Books, emma, lent)] })).toEqual({
    facts: [['book.changed', { id: 'bok_1' }]],
    entries: [{ subject: 'bok_1', action: 'book.changed', about: 'bok_1', diff }],
  });
  const writes = [db.save(Books, emma, lent, { as: bookEvents.lent, action: 'book.lent_out', changes: { to: 'Ada' } })];
  expect(await tell({ writes })).toEqual({
    facts: [['book.lent', { id: 'bok_1' }]],
    entries: [{ subject: 'bok_1', action: 'book.lent_out', about: 'bok_1', diff, changes: { to: 'Ada' } }],
  });
});

it('writes an entry without a fact, of what nobody else learns of', async () => {
  const quiet = [db.save(Shelves, shelf, shelf, { action: 'shelf.dusted' })];
  expect(await tell({ writes: quiet })).toEqual({ facts: [], entries: [{ subject: 'A', action: 'shelf.dusted' }] });
});

it('goes on counting where a record was kept', async () => {
  const back = db.restore(Books, emma);
  expect(back.after).toEqual({ ...emma, updated_at: NOW, version: 5 });
  expect((await tell({ writes: [back] })).facts).toEqual([['book.restored', { id: 'bok_1' }]]);
});

it('knows a record that goes to the trash and comes back', async () => {
  const gone = { ...emma, deleted_at: NOW };
  expect((await tell({ writes: [db.save(Books, emma, gone)] })).facts).toEqual([['book.deleted', { id: 'bok_1' }]]);
  expect((await tell({ writes: [db.save(Books, gone, emma)] })).facts).toEqual([['book.restored', { id: 'bok_1' }]]);
  expect((await tell({ writes: [db.delete(Books, emma)] })).facts).toEqual([['book.deleted', { id: 'bok_1' }]]);
});

it('tells several steps each for itself, in the history they belong to', async () => {
  const told = await tell({
    writes: [
      db.create(Notes, { book_id: 'bok_1', id: 'n_1', text: 'a' }, { changes: { from: 'form' } }),
      db.create(Books, { id: 'bok_2', title: 'Persuasion' }),
    ],
    audit: { id: 'aud_1' },
  });
  expect(told.facts.map(([name]) => name)).toEqual(['book.note_written', 'book.created']);
  expect(told.entries).toEqual([
    { subject: 'bok_1', action: 'book.note_written', about: 'n_1', changes: { from: 'form' } },
    { subject: 'bok_2', action: 'book.created', about: 'bok_2' },
  ]);
});

it('says of the whole what the use case calls it, and nothing more of its parts', async () => {
  const others = ['bok_1', 'bok_2'].map((id) => db.save(Books, { ...emma, id }, { ...emma, id, shelf: 'B' }));
  const told = await tell({
    writes: [...others, db.create(Notes, { book_id: 'bok_3', id: 'n_1', text: 'a' })],
    events: [booksShelved({ ids: ['bok_1', 'bok_2'] })],
  });
  expect(told.facts.map(([name]) => name)).toEqual(['books.shelved', 'book.note_written']);
  expect(told.entries.map(({ subject, action, about }) => [subject, action, about])).toEqual([
    ['bok_1', 'books.shelved', 'bok_1'],
    ['bok_2', 'books.shelved', 'bok_2'],
    ['bok_3', 'book.note_written', 'n_1'],
  ]);
});

it('calls the whole in each history what the use case calls it there', async () => {
  const writes = ['bok_1', 'bok_2'].map((id) => db.save(Books, { ...emma, id }, { ...emma, id, shelf: 'B' }));
  const audit = { action: 'book.moved', changes: { from: 'A' } };
  const told = await tell({ writes, audit, events: [booksShelved({ ids: ['bok_1', 'bok_2'] })] });
  expect(told.entries.map(({ subject, action, changes }) => [subject, action, changes])).toEqual([
    ['bok_1', 'book.moved', { from: 'A' }],
    ['bok_2', 'book.moved', { from: 'A' }],
  ]);
});

it('has no entry for somebody of whom only a further fact speaks', async () => {
  const events = [bookEvents.lent({ id: 'bok_1' }), bookEvents.changed({ id: 'bok_9' })];
  expect((await tell({ writes: [db.change(Books, emma, emma)], events })).entries).toEqual([
    { subject: 'bok_1', action: 'book.lent', about: 'bok_1', diff: [] },
  ]);
});

it('keeps the entry that a use case states itself, beside those of its steps', async () => {
  const audit = { subject: 'cmp_1', action: 'books.cleared', changes: { count: 1 } };
  expect((await tell({ writes: [db.delete(Books, emma)], audit })).entries).toEqual([
    { subject: 'cmp_1', action: 'books.cleared', about: 'bok_1', changes: { count: 1 } },
    { subject: 'bok_1', action: 'book.deleted', about: 'bok_1' },
  ]);
});

it('tells what happens to nobody in particular in the history of the company', async () => {
  const cleaned = defineEvent('books.cleaned', {});
  const writes = [db.change(Books, emma, emma)];
  expect((await tell({ writes, events: [cleaned({})] })).entries).toEqual([
    { subject: 'cmp_1', action: 'books.cleaned', about: 'bok_1', diff: [] },
  ]);
  const told = await tell({ writes: [db.save(Notes, note, note, { as: () => cleaned({}) })] });
  expect(told.entries).toEqual([{ subject: 'cmp_1', action: 'books.cleaned', about: 'n_1', diff: [] }]);
});

it('refuses to write what nobody is told of', async () => {
  await expect(tell({ writes: [db.change(Books, emma, emma)] })).rejects.toThrow('says what happened');
});
