import { type Asked, dayRange, flag, fullText, keyword, type ListQuery, oneOf } from '@wayline/core/base/list-query';
import { BadCursor } from '@wayline/core/store/cursor';
import { listRow } from '@wayline/core/store/list-row';
import { type Item, record, toItem } from '@wayline/core/store/record';
import type { Scope } from '@wayline/core/store/scope';
import { recordMatcher } from '@wayline/core/store/search/record-matcher';
import { collectChanges, collectRecord } from '@wayline/core/store/search/search-changes';
import type { SearchIndex } from '@wayline/core/store/search/search-index';
import { searchList } from '@wayline/core/store/search/search-list';
import { writeSearchChanges } from '@wayline/core/store/search/write-search';
import { type TenantDb, tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

const Note = z.object({
  id: z.string(),
  serial: z.int(),
  text: z.string(),
  phone: z.string().optional(),
  state: z.string(),
  level: z.int(),
  tags: z.array(z.string()),
  writer: z.string(),
  place: z.string().optional(),
  urgent: z.boolean(),
  day: z.string().optional(),
  archived: z.boolean(),
});
type Note = z.infer<typeof Note>;
const NoteRows = listRow(Note, {
  columns: ['serial', 'text', 'phone', 'state', 'level', 'tags', 'writer', 'place', 'urgent', 'day', 'archived'],
  keyed: { id: ({ order }) => order.at(-1) ?? '' },
});
const LISTS = { current: ['NOTES'], aside: ['ARCHIVED_NOTES'] } as const;
const NoteRecords = record({
  name: 'note',
  schema: Note,
  key: ['id'],
  partition: (k) => ['NOTE', k.id],
  sort: () => ['NOTE'],
  list: (note) => ({
    list: note.archived ? LISTS.aside : LISTS.current,
    order: [note.id],
    row: NoteRows.pack(note),
  }),
  counted: true,
});

const FILTERS = {
  state: oneOf(['open', 'done'], { any: 'Any' }),
  level: oneOf([1, 2, 3]),
  tag: keyword({ anyCase: true }),
  place: fullText(),
  urgent: flag(),
  written: dayRange('from', 'until'),
} as const;
const QUERY = {
  states: { name: 'show', parts: { Active: ['current'], Archived: ['aside'], All: ['current', 'aside'] } },
  filters: FILTERS,
} as const satisfies ListQuery;
const INDEX: SearchIndex<typeof NoteRecords, Note, typeof QUERY> = {
  name: 'NOTES',
  def: NoteRecords,
  rows: NoteRows,
  serial: ({ serial }) => serial,
  texts: ({ text }) => [text],
  codes: ({ phone }) => [phone],
  search: { letter: 'n', toCode: (search) => (/^[\d ]{6,}$/.test(search) ? search.replaceAll(' ', '') : undefined) },
  query: QUERY,
  values: ({ state, level, tags, place, urgent, day }) => ({ state, level, tag: tags, place, urgent, written: day }),
  names: { level: 'grade' },
  aside: { name: 'archived', has: ({ archived }) => archived },
  lists: () => LISTS,
  members: ({ writer }) => [writer],
  subject: ({ id }) => ({ note_id: id }),
};
/** The same records by their days, those without one first, and in one list alone. */
const BY_DAY_QUERY = {
  order: { name: 'order', descending: 'latest', ascending: 'soonest' },
  filters: FILTERS,
} as const satisfies ListQuery;
const BY_DAY: SearchIndex<typeof NoteRecords, Note, typeof BY_DAY_QUERY> = {
  name: 'NOTES_BY_DAY',
  def: NoteRecords,
  rows: NoteRows,
  serial: INDEX.serial,
  texts: INDEX.texts,
  codes: INDEX.codes,
  search: { codes: true },
  query: BY_DAY_QUERY,
  values: INDEX.values,
  lists: ({ state }) => (state === 'open' ? undefined : { current: ['NOTES_BY_DAY'] }),
  listedBy: ['state'],
  subject: ({ id }) => ({ note_id: id }),
  order: 'written',
};

const NOTES = 90;
const makeNote = (i: number): Note => ({
  id: `note_${String(i).padStart(3, '0')}`,
  serial: 1000 + i,
  text: ['Call the villa', 'Send Élise the amber route', 'Ask for 1042'][i % 3] ?? '',
  ...(i % 4 === 0 && { phone: `34600${1000 + i}` }),
  state: i % 3 === 0 ? 'open' : 'done',
  level: 1 + (i % 3),
  tags: i % 5 === 0 ? ['VIP', 'Late'] : [],
  writer: i % 2 === 0 ? 'usr_a' : 'usr_b',
  ...(i % 6 !== 0 && { place: ['Hotel Amalfi', 'Rome'][i % 2] }),
  urgent: i % 7 === 0,
  ...(i % 8 !== 0 && { day: `2031-0${1 + (i % 9)}-1${i % 5}` }),
  archived: i % 9 === 0,
});

let world: World;
let db: TenantDb;
const notes = Array.from({ length: NOTES }, (_, i) => makeNote(i));
beforeAll(async () => {
  world = await startWorld();
  db = tenantDb(world.table, world.people.owner.company_id);
  for (const note of notes) await db.transact([db.insert(NoteRecords, note)]);
  for (const index of [INDEX, BY_DAY]) {
    const collected = collectChanges(index);
    for (const note of notes) {
      const image: Item = toItem(db.company, NoteRecords, note);
      collectRecord(index, { company: db.company, image }, collected);
    }
    await writeSearchChanges(world.table, collected.changes());
  }
});
afterAll(() => world.stop());

/** A reader who sees what one user wrote. */
const asReader = (user: string): TenantDb => {
  const scope: Scope = {
    subjectOf: ({ note_id }) => (typeof note_id === 'string' ? note_id : undefined),
    visible: async (ids) =>
      new Set(notes.filter(({ id, writer }) => ids.includes(id) && writer === user).map(({ id }) => id)),
    writable: async () => new Set(),
    listOwn: async () => new Set(),
    listUsers: async () => [user],
  };
  return tenantDb({ ...world.table, scope }, db.company);
};

const SIZE = 7;
type Page = { rows: readonly Note[]; cursor: string | undefined; total: number; filtered: number };
type Read = (asked: { per_page: number; cursor: string | undefined }) => Promise<Page>;
/** All pages one after the other, with the figures of the last. */
const readAll = async (read: Read) => {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await read({ per_page: SIZE, cursor });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.cursor;
    if (!cursor) return { ids, total: page.total, filtered: page.filtered };
  }
};
const idsOf = (some: readonly Note[]) => some.map(({ id }) => id);

/** Most filters are left out, so that enough is found for several pages. */
const any = <T>(...values: T[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) });
const asked = fc.record({
  search: any('villa', 'elise amb', 'n', '***', '1042', 'n-10', '346001', '34600 10', 'v', ''),
  state: any('open' as const, 'done' as const, 'Any' as const),
  level: any(1 as const, 2 as const),
  tag: any('vip', 'late', 'no one’s'),
  place: any('ama', 'hotel', 'h', '***'),
  urgent: any('1' as const),
  from: any('2031-03-01', '2031-09-09'),
  until: any('2031-06-30', '2031-01-01'),
});

describe('a list answers from its index what looking at every record would', () => {
  const isIn = {
    Active: ({ archived }: Note) => !archived,
    Archived: ({ archived }: Note) => archived,
    All: () => true,
  };
  const inParts = (some: readonly Note[]) => [
    ...some.filter(isIn.Active).toReversed(),
    ...some.filter(isIn.Archived).toReversed(),
  ];

  it.each([undefined, 'usr_a'])('newest first and part after part, for a reader of what %s wrote', async (user) => {
    const seen = user ? notes.filter(({ writer }) => writer === user) : notes;
    const reader = user ? asReader(user) : db;
    const show = fc.constantFrom('Active' as const, 'Archived' as const, 'All' as const);
    await fc.assert(
      fc.asyncProperty(asked, show, async (search, shown) => {
        const question: Asked<typeof QUERY> = { ...search, show: shown };
        const meant = inParts(seen.filter(recordMatcher(INDEX, question))).filter(isIn[shown]);
        expect(await readAll((page) => searchList(reader, INDEX, { ...question, ...page }))).toEqual({
          ids: idsOf(meant),
          total: seen.filter(isIn[shown]).length,
          filtered: meant.length,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('by its days, from either end', async () => {
    const soonest = [...notes].sort((a, b) => (a.day ?? '').localeCompare(b.day ?? '') || a.serial - b.serial);
    const order = fc.constantFrom('latest' as const, 'soonest' as const);
    await fc.assert(
      fc.asyncProperty(asked, order, async (search, ordered) => {
        const question: Asked<typeof BY_DAY_QUERY> = { ...search, state: 'open', order: ordered };
        const meant = soonest.filter(recordMatcher(BY_DAY, question));
        expect(await readAll((page) => searchList(db, BY_DAY, { ...question, ...page }))).toEqual({
          ids: idsOf(ordered === 'latest' ? meant.toReversed() : meant),
          total: meant.length,
          filtered: meant.length,
        });
      }),
      { numRuns: 60 },
    );
  });
});

it('what is in no list by itself is every record of the index', async () => {
  const inNoList = { ...INDEX, lists: () => undefined };
  const { rows, total, filtered } = await searchList(db, inNoList, { show: 'All', per_page: NOTES });
  expect([rows.length, total, filtered]).toEqual([NOTES, NOTES, NOTES]);
});

describe('a list that nothing narrows', () => {
  it('says how many match on each page, also where what was searched for leaves it whole', async () => {
    const first = await searchList(db, INDEX, { per_page: NOTES - 20 });
    const { filtered, total } = await searchList(db, INDEX, { per_page: NOTES, cursor: first.cursor });
    const searched = await searchList(db, INDEX, { per_page: 1, search: 'v' });
    expect([first.filtered, filtered, searched.filtered, total]).toEqual([80, 80, 80, 80]);
  });

  it('is asked by names that it declares', async () => {
    // @ts-expect-error: a misspelled filter would give the whole list.
    expect((await searchList(db, INDEX, { per_page: 1, serach: 'villa' })).filtered).toBe(80);
  });

  it('is read as it is, and finds what the index does not know yet', async () => {
    const late = { ...makeNote(1), id: 'note_late', serial: 5000 };
    await db.transact([db.insert(NoteRecords, late)]);
    expect((await searchList(db, INDEX, { per_page: 1 })).rows).toEqual([late]);
    expect((await searchList(db, INDEX, { per_page: 1, state: 'Any', search: 'v' })).rows).toEqual([late]);
    expect((await searchList(db, INDEX, { per_page: 1, state: 'done' })).rows).not.toEqual([late]);
  });
});

it.each([
  [{ search: 'villa', show: 'All' as const }, ['1000', '2.1000', '0.', '0.999999999', 'bm90IG91cnM']],
  [{ show: 'All' as const }, ['0.', '7.', '2.bm90IG91cnM', 'bm90IG91cnM']],
])('turns made-up cursors away: %o', async (question, cursors) => {
  for (const cursor of cursors)
    await expect(searchList(db, INDEX, { ...question, per_page: SIZE, cursor })).rejects.toThrow(BadCursor);
});
