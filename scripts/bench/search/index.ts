import { searchTrips, type TripSearch } from '@wayline/core/areas/trip/trips/search-trips';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { TRIP_INDEX } from '@wayline/core/areas/trip/trips/trip-search.index';
import type { CompanyId } from '@wayline/core/base/ids';
import { withCapacityMeter } from '@wayline/core/store/capacity-meter';
import type { Table } from '@wayline/core/store/client';
import { ListCounters } from '@wayline/core/store/list-counter';
import { type Item, toItem } from '@wayline/core/store/record';
import { findSearchChanges } from '@wayline/core/store/search/search-changes';
import { toBlockSize } from '@wayline/core/store/search/search-index';
import { encodeBlock } from '@wayline/core/store/search/serial-set';
import { writeSearchChanges } from '@wayline/core/store/search/write-search';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { RARE, searchedTrips } from './search-trips';
import { writeAll } from './seed';
import { median, timed } from './timing';
import { type Bench, startBench } from './world';

const SIZES = process.argv.slice(2).map(Number);
const ROUNDS = 40;
/** What any search may cost at 100,000 trips. */
const MOST_WAVES = 2;
const MOST_UNITS = 60;
const PAGE = 40;
/** As many numbers as the product leaves beside the bits. */
const LOOSE = 32;

/** The beginnings of three letters that most words have, or rather most items: what costs most to read. */
const findDearest = (keys: readonly string[]): string[] => {
  const items = new Map<string, number>();
  for (const key of keys) {
    const beginning = /^[a-z]{3}/.exec(key)?.[0];
    if (beginning) items.set(beginning, (items.get(beginning) ?? 0) + 1);
  }
  return [...items].sort(([, a], [, b]) => b - a).map(([beginning]) => beginning);
};

/** Counts commands, and how many of them had to wait for others: a wave is what is under way at once. */
const countWaves = (table: Table) => {
  const send = table.db.send.bind(table.db) as (command: unknown) => Promise<unknown>;
  const counted = { waves: 0, commands: 0 };
  let open = 0;
  table.db.send = (async (command: unknown) => {
    if (open === 0) counted.waves += 1;
    open += 1;
    counted.commands += 1;
    return send(command).finally(() => {
      open -= 1;
    });
  }) as typeof table.db.send;
  return {
    reset: () => Object.assign(counted, { waves: 0, commands: 0 }),
    read: () => ({ ...counted }),
  };
};

type Company = { id: CompanyId; trips: readonly Trip[]; dearest: readonly string[] };
/** A company's index and the rows in it, as the stream would have kept them. */
const fill = async (bench: Bench, count: number): Promise<Company> => {
  const { id } = await bench.company(`Company of ${count}`);
  const trips = [...searchedTrips(bench.newId, count)];
  const histories = trips.map((trip) => ({ company: id, images: [undefined, toItem(id, Trips, trip)] }));
  const { entries, rows } = findSearchChanges(TRIP_INDEX, histories);
  const archived = trips.filter((trip) => trip.archived_at).length;
  const items: Item[] = [
    ...rows.flatMap(({ row }) => row ?? []),
    ...entries.map(({ key, added }) => ({
      ...key,
      type: 'search_entry',
      ...(added.size > LOOSE ? { base: encodeBlock(added, toBlockSize(key.sk)) } : { added }),
    })),
    toItem(id, ListCounters, { name: 'TRIPS', n: count - archived }),
    toItem(id, ListCounters, { name: 'ARCHIVED_TRIPS', n: archived }),
  ];
  await writeAll(bench, items);
  console.log(
    `\n${count} trips: ${((items.length - count) / count).toFixed(2)} items of the index a trip, and its row`,
  );
  return { id, trips, dearest: findDearest(entries.map(({ key }) => key.sk)) };
};

const toSearches = (trips: readonly Trip[]): Record<string, Partial<TripSearch>> => {
  const { user_id } = trips[0] as Trip;
  return {
    'one hit, near the end of the list': { search: RARE, filter: 'All' },
    'matches 5 %': { search: 'diamond', filter: 'All' },
    'matches 19 %': { search: 'italy', filter: 'All' },
    'matches nothing': { search: 'zzyzx' },
    'two words': { search: 'diamond italy' },
    'two words, never together': { search: 'diamond corporate' },
    'four words': { search: 'family trip paris mina' },
    'prefix of 2 letters': { search: 'am' },
    'code, typed halfway': { search: 'T-10' },
    'a number': { search: '20' },
    'word, status, advisor, dates': {
      search: 'diamond',
      status: 'PAID',
      advisor: user_id,
      from: '2027-10-13',
      until: '2028-12-20',
    },
    'status, advisor, dates': { status: 'PAID', advisor: user_id, from: '2022-10-13', until: '2028-12-20' },
    'from a day on': { from: '2021-05-13' },
    'one status': { status: 'COMPLETE' },
  };
};

const measure = async (bench: Bench, waves: ReturnType<typeof countWaves>, { id, trips, dearest }: Company) => {
  const complaints: string[] = [];
  const ask = (search: Partial<TripSearch>) =>
    searchTrips(tenantDb(bench.table, id), { status: 'All', filter: 'Active', per_page: PAGE, ...search });
  const report = async (name: string, search: Partial<TripSearch>) => {
    await ask(search);
    waves.reset();
    const { filtered, reads } = await withCapacityMeter(async (meter) => ({
      filtered: (await ask(search)).filtered,
      reads: meter.reads,
    }));
    const used = waves.read();
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push(await timed(() => ask(search)));
    console.log(
      `  ${name.padEnd(34)} ${String(filtered).padStart(7)} hits  ${median(times).toFixed(1).padStart(6)} ms  ${String(reads).padStart(5)} units  ${used.waves} waves  ${used.commands} requests`,
    );
    if (used.waves > MOST_WAVES || reads > MOST_UNITS) complaints.push(`${name}: ${used.waves} waves, ${reads} units`);
  };
  for (const [name, search] of Object.entries(toSearches(trips))) await report(name, search);

  const MANY = 8;
  for (const n of [1, MANY / 2, MANY]) {
    const words = dearest.slice(0, n);
    await report(`the dearest beginnings, ${n}`, { search: words.join(' '), filter: 'All' });
    await report(`those of two letters, ${n}`, {
      search: words.map((word) => word.slice(0, 2)).join(' '),
      filter: 'All',
    });
  }
  return complaints;
};

/** What the stream's reader spends on one change of a trip. */
const measureWrites = async (bench: Bench, { id, trips }: Company) => {
  const last = trips.at(-1) as Trip;
  const spend = async (name: string, changes: readonly [Trip | undefined, Trip | undefined][]) => {
    const histories = changes.map((pair) => ({
      company: id,
      images: pair.map((trip) => trip && toItem(id, Trips, trip)),
    }));
    let ms = 0;
    const { writes, count } = await withCapacityMeter(async (meter) => {
      ms = await timed(() => writeSearchChanges(bench.table, findSearchChanges(TRIP_INDEX, histories)));
      return { writes: meter.writes, count: meter.trips };
    });
    const each = (n: number) => (n / changes.length).toFixed(1);
    console.log(`  ${name.padEnd(34)} ${each(writes)} units, ${each(count)} requests, ${each(ms)} ms a trip`);
  };
  const fresh = (i: number): Trip => ({ ...last, id: bench.newId('trip'), code: `T-${trips.length + 2000 + i}` });
  const created = fresh(0);
  await spend('create', [[undefined, created]]);
  await spend('rename', [[created, { ...created, trip_name: 'Voyage renamed' }]]);
  await spend('change status', [[created, { ...created, trip_status: 'PROPOSAL' }]]);
  await spend('a figure in the row', [[created, { ...created, trip_pax: 9 }]]);
  await spend('delete', [[created, undefined]]);
  await spend(
    'import of 100 at once',
    Array.from({ length: 100 }, (_, i) => [undefined, fresh(i + 1)]),
  );
};

const bench = await startBench();
const waves = countWaves(bench.table);
const complaints: string[] = [];
for (const size of SIZES.length > 0 ? SIZES : [10_000]) {
  const company = await fill(bench, size);
  complaints.push(...(await measure(bench, waves, company)));
  await measureWrites(bench, company);
}
await bench.stop();
for (const complaint of complaints) console.error(`Too dear: ${complaint}`);
process.exit(complaints.length > 0 ? 1 : 0);
