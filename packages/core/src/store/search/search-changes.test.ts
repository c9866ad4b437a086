import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { CompanyId } from '../../base/ids';
import { dayRange, keyword, type ListQuery } from '../../base/list-query';
import { tosses } from '../../testing/tosses';
import type { Told } from '../history';
import { companyKey, sortKey } from '../keys';
import { listRow } from '../list-row';
import { fromItem, type Item, record, toItem } from '../record';
import { findSearchChanges, type SearchChanges, toSearchRow } from './search-changes';
import { listEntries, toBlockSize, toEntryKey } from './search-entries';
import type { SearchIndex } from './search-index';
import { readBlock, type StoredBlock } from './serial-set';
import { tidyBlock } from './write-search';

const COMPANY = 'cmp_00000000000000000000000000' as CompanyId;
const Note = z.object({
  id: z.string(),
  serial: z.number(),
  text: z.string(),
  state: z.string(),
  day: z.string().optional(),
  pages: z.number(),
});
type Note = z.infer<typeof Note>;
const NoteRows = listRow(Note, {
  columns: ['serial', 'text', 'state', 'pages', 'day'],
  keyed: { id: ({ order }) => `${order}` },
});
const Notes = record({
  name: 'note',
  schema: Note,
  key: ['id'],
  partition: (k) => ['NOTE', k.id],
  sort: () => ['NOTE'],
  list: (note) => ({ list: ['NOTES'], order: [note.id], row: NoteRows.pack(note) }),
});
const QUERY = { filters: { state: keyword(), written: dayRange('from', 'until') } } as const satisfies ListQuery;
const INDEX: SearchIndex<typeof Notes, Note, typeof QUERY> = {
  name: 'NOTES',
  def: Notes,
  rows: NoteRows,
  serial: ({ serial }) => serial,
  texts: ({ text }) => [text],
  query: QUERY,
  values: ({ state, day }) => ({ state, written: day }),
  lists: () => ({ current: ['NOTES'] }),
  subject: ({ id }) => ({ note_id: id }),
};

/** The numbers in an item, by the key it has in these tests. */
const sizeAt = (at: string) => toBlockSize(at.slice(at.indexOf(' ') + 1));

type Index = { entries: Map<string, StoredBlock>; rows: Map<string, Item> };
const emptyIndex = (): Index => ({ entries: new Map(), rows: new Map() });
const orNone = (numbers: Set<number>) => (numbers.size > 0 ? numbers : undefined);
const toText = ({ base, added, removed }: StoredBlock) =>
  JSON.stringify([base && [...base], [...(added ?? [])].sort(), [...(removed ?? [])].sort()]);

/** What the table does with one write; the tidying that follows is sent on its own, and may come late. */
const move = (index: Index, at: string, to: 'added' | 'removed', numbers: ReadonlySet<number>) => {
  const before = index.entries.get(at) ?? {};
  const [added, removed] = [new Set(before.added), new Set(before.removed)];
  for (const n of numbers) {
    (to === 'added' ? added : removed).add(n);
    (to === 'added' ? removed : added).delete(n);
  }
  const after: StoredBlock = {
    base: before.base,
    ...(orNone(added) && { added }),
    ...(orNone(removed) && { removed }),
  };
  index.entries.set(at, after);
  return () => {
    const next = tidyBlock(after, sizeAt(at));
    const now = index.entries.get(at);
    if (next === undefined || !now || toText(now) !== toText(after)) return;
    if (next === 'empty') index.entries.delete(at);
    else index.entries.set(at, { base: next });
  };
};
/** Writes changes in an order that `toss` decides, tidying at once or late. */
const write = (index: Index, { entries, rows }: SearchChanges, toss: () => number, late: (() => void)[]) => {
  for (const { key, row } of rows)
    if (row) index.rows.set(key.sk, row);
    else index.rows.delete(key.sk);
  const moves = entries.flatMap(({ key: { pk, sk }, added, removed }) => [
    { at: `${pk} ${sk}`, to: 'added' as const, numbers: added },
    { at: `${pk} ${sk}`, to: 'removed' as const, numbers: removed },
  ]);
  for (const { at, to, numbers } of moves.sort(() => toss() - 0.5)) {
    if (numbers.size === 0) continue;
    const tidy = move(index, at, to, numbers);
    if (toss() < 0.5) tidy();
    else late.push(tidy);
    while (late.length > 0 && toss() < 0.3) late.shift()?.();
  }
};
const contentOf = ({ entries, rows }: Index) => ({
  entries: new Map(
    [...entries]
      .map(([at, stored]) => [at, [...readBlock(stored, sizeAt(at))].sort((a, b) => a - b)] as const)
      .filter(([, numbers]) => numbers.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
  rows: new Map([...rows].sort(([a], [b]) => (a < b ? -1 : 1))),
});

type Step = { n: number; note: Omit<Note, 'id' | 'serial'> | undefined };
const SERIALS = [...Array.from({ length: 60 }, (_, i) => 1000 + i), 4101, 40_000];
const words = fc.array(fc.constantFrom('amalfi', 'amber', 'rome', "o'brien", 'a@b.com'), { maxLength: 3 });
const note = fc.record({
  text: words.map((some) => some.join(' ')),
  state: fc.constantFrom('open', 'done'),
  day: fc.constantFrom('2031-05-13', '2031-06-01', undefined),
  pages: fc.nat(2),
});
const steps = fc.array(
  fc.record<Step>({ n: fc.nat(SERIALS.length - 1), note: fc.option(note, { nil: undefined, freq: 6 }) }),
  { minLength: 1, maxLength: 250 },
);

/** What the stream says of the steps: for each the image before and the image after. */
const toStream = (all: readonly Step[]) => {
  const now = new Map<number, Item>();
  return all.flatMap(({ n, note: next }) => {
    const serial = SERIALS[n] ?? 0;
    const before = now.get(n);
    const after = next && toItem(COMPANY, Notes, { id: `note_${n}`, serial, ...next });
    if (after) now.set(n, after);
    else now.delete(n);
    return before || after ? [{ n, before, after }] : [];
  });
};
type StreamRecord = ReturnType<typeof toStream>[number];
const toHistories = (batch: readonly StreamRecord[]): Told[] => {
  const histories = new Map<number, (Item | undefined)[]>();
  for (const { n, before, after } of batch) histories.set(n, [...(histories.get(n) ?? [before]), after]);
  return [...histories.values()].map((images) => ({ company: COMPANY, images }));
};
/** What the index must hold, worked out note by note and without any of the writes. */
const fromScratch = (records: readonly StreamRecord[]) => {
  const entries = new Map<string, number[]>();
  const rows = new Map<string, Item>();
  for (const image of new Map(records.map(({ n, after }) => [n, after])).values()) {
    if (!image) continue;
    const value = fromItem(Notes, image);
    for (const entry of listEntries(INDEX, value)) {
      const { partition, sort } = toEntryKey(INDEX, entry, value.serial);
      const at = `${companyKey(COMPANY, ...partition)} ${sortKey(...sort)}`;
      entries.set(
        at,
        [...(entries.get(at) ?? []), value.serial % toBlockSize(entry)].sort((a, b) => a - b),
      );
    }
    const row = toSearchRow(INDEX, COMPANY, image);
    if (row) rows.set(row.sk, row);
  }
  return { entries, rows };
};

it('whatever the stream sends, in whatever batches, the index is what it would be from scratch', () => {
  fc.assert(
    fc.property(steps, fc.nat(), (all, seed) => {
      const toss = tosses(seed);
      const records = toStream(all);
      const index = emptyIndex();
      const late: (() => void)[] = [];
      // Two shards, each in order, and each batch now and then again: from its middle, or together with those before it.
      const shards = [0, 1].map((shard) => records.filter(({ n }) => n % 2 === shard));
      const places = [0, 0];
      while (shards.some((shard, i) => (places[i] ?? 0) < shard.length)) {
        const i = toss() < 0.5 ? 0 : 1;
        const [shard = [], from = 0] = [shards[i], places[i]];
        const until = Math.min(shard.length, from + 1 + Math.floor(toss() * 25));
        const begin = toss() < 0.2 ? Math.floor(toss() * from) : from;
        const changes = findSearchChanges(INDEX, toHistories(shard.slice(begin, until)));
        if (toss() < 0.2) {
          const half = { ...changes, entries: changes.entries.filter(() => toss() < 0.5) };
          write(index, half, toss, late);
        } else {
          write(index, changes, toss, late);
          places[i] = until;
        }
      }
      for (const tidy of late) tidy();
      expect(contentOf(index)).toEqual(fromScratch(records));
    }),
    { numRuns: 300 },
  );
});

it('in whatever order batches come, late and again, the index is what it would be from scratch', () => {
  fc.assert(
    fc.property(steps, fc.nat(), (all, seed) => {
      const toss = tosses(seed);
      const records = toStream(all);
      const index = emptyIndex();
      const late: (() => void)[] = [];
      const batches: { batch: StreamRecord[]; end: number }[] = [];
      for (let at = 0; at < records.length; ) {
        const end = at + 1 + Math.floor(toss() * 25);
        batches.push({ batch: records.slice(at, end), end });
        at = end;
      }
      // What is stored moves on while batches wait, and each comes once what it tells is stored.
      let stored = 0;
      const waiting = [...batches, ...batches.filter(() => toss() < 0.3)];
      while (waiting.length > 0) {
        const [next] = waiting.splice(Math.floor(toss() * waiting.length), 1);
        if (!next) break;
        stored = Math.min(records.length, Math.max(stored, next.end) + Math.floor(toss() * 10));
        const now = new Map(records.slice(0, stored).map(({ n, after }) => [n, after]));
        const told = [...new Set(next.batch.map(({ n }) => n))].map((n) => {
          const [{ images } = { images: [] }] = toHistories(next.batch.filter((one) => one.n === n));
          return { company: COMPANY, images: [...images, now.get(n)] };
        });
        write(index, findSearchChanges(INDEX, told), toss, late);
      }
      for (const tidy of late) tidy();
      expect(contentOf(index)).toEqual(fromScratch(records));
    }),
    { numRuns: 300 },
  );
});

it('keeps items small, and none of which every number was taken off', () => {
  const index = emptyIndex();
  const numbers = Array.from({ length: 200 }, (_, i) => i);
  for (const n of numbers) move(index, 'amalfi', 'added', new Set([n]))();
  const stored = index.entries.get('amalfi') ?? {};
  expect([(stored.added?.size ?? 0) <= 32, readBlock(stored, 32_768).size]).toEqual([true, 200]);
  for (const n of numbers) move(index, 'amalfi', 'removed', new Set([n]))();
  expect(readBlock(index.entries.get('amalfi') ?? {}, 32_768).size).toBe(0);
  move(index, 'rome', 'added', new Set([7]))();
  move(index, 'rome', 'removed', new Set([7]))();
  expect(index.entries.has('rome')).toBe(false);
});

it('a figure in the row changes the row alone', () => {
  const value = { id: 'note_1', serial: 1, text: 'amalfi', state: 'open' };
  const [before, after] = [1, 2].map((pages) => toItem(COMPANY, Notes, { ...value, pages }));
  const changes = findSearchChanges(INDEX, [{ company: COMPANY, images: [before, after] }]);
  expect([changes.entries, changes.rows.length]).toEqual([[], 1]);
});

it('what the index knows nothing of is left alone', () => {
  expect(findSearchChanges(INDEX, [{ company: COMPANY, images: [undefined, { id: 'nothing' }] }])).toEqual({
    entries: [],
    rows: [],
    orders: [],
    shown: [],
  });
});

it('what is brought back under another number is found by that alone', () => {
  const note = { id: 'note_1', text: 'amalfi', state: 'open', pages: 1 };
  const [before, after] = [1, 2].map((serial) => toItem(COMPANY, Notes, { ...note, serial }));
  const { entries, rows } = findSearchChanges(INDEX, [{ company: COMPANY, images: [before, undefined, after] }]);
  for (const { added, removed } of entries) expect([[...added], [...removed]]).toEqual([[2], [1]]);
  expect(rows.map(({ row }) => row?.sk)).toEqual([undefined, '00000002']);
});
