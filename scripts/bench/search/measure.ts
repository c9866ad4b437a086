import { withCapacityMeter } from '@wayline/core/store/capacity-meter';
import type { Table } from '@wayline/core/store/client';
import type { SearchChanges } from '@wayline/core/store/search/search-changes';
import { median, timed } from '../timing';

const ROUNDS = 40;
/** What any search may cost at 100,000 records. */
const MOST_WAVES = 2;
const MOST_UNITS = 60;
/** So many rows fit on a screen. */
export const PAGE = 40;
/** Counts commands, and how many of them had to wait for others: a wave is what is under way at once. */
export const countWaves = (table: Table) => {
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
export type Waves = ReturnType<typeof countWaves>;

/** The beginnings of three letters that most words have, or rather most items: what costs most to read. */
export const findDearest = ({ entries }: SearchChanges): string[] => {
  const items = new Map<string, number>();
  for (const { key } of entries) {
    const beginning = /^[a-z0-9]{3}/.exec(key.sk)?.[0];
    if (beginning) items.set(beginning, (items.get(beginning) ?? 0) + 1);
  }
  return [...items].sort(([, a], [, b]) => b - a).map(([beginning]) => beginning);
};

const MANY = 8;
/** Searches for the dearest beginnings, alone and several at once. */
export const toDearestSearches = (dearest: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [1, MANY / 2, MANY].flatMap((n) => {
      const words = dearest.slice(0, n);
      return [
        [`the dearest beginnings, ${n}`, words.join(' ')],
        [`those of two letters, ${n}`, words.map((word) => word.slice(0, 2)).join(' ')],
      ];
    }),
  );

/** Says what a search costs; undefined where that is within the limits. */
export const measureSearch = async (
  waves: Waves,
  name: string,
  ask: () => Promise<{ filtered: number | undefined }>,
): Promise<string | undefined> => {
  await ask();
  waves.reset();
  const { filtered, reads } = await withCapacityMeter(async (meter) => ({
    filtered: (await ask()).filtered,
    reads: meter.reads,
  }));
  const used = waves.read();
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i++) times.push(await timed(ask));
  console.log(
    `  ${name.padEnd(34)} ${String(filtered).padStart(7)} hits  ${median(times).toFixed(1).padStart(6)} ms  ${String(reads).padStart(5)} units  ${used.waves} waves  ${used.commands} requests`,
  );
  return used.waves > MOST_WAVES || reads > MOST_UNITS ? `${name}: ${used.waves} waves, ${reads} units` : undefined;
};

/** Says what the stream's reader spends on a change of so many records. */
export const measureChange = async (name: string, records: number, write: () => Promise<void>): Promise<void> => {
  let ms = 0;
  const { reads, writes, count } = await withCapacityMeter(async (meter) => {
    ms = await timed(write);
    return { reads: meter.reads, writes: meter.writes, count: meter.trips };
  });
  const each = (n: number) => (n / records).toFixed(1);
  console.log(
    `  ${name.padEnd(34)} ${each(writes)} write and ${each(reads)} read units, ${each(count)} requests, ${each(ms)} ms a record`,
  );
};
