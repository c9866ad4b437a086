import type { CapacityMeter } from '@wayline/core/store/capacity-meter';
import type { CsvFigures } from './csv';
import type { measureDays } from './days';
import { MOST_TIMES, roundTripsOf } from './goals';
import type { Figures } from './measure-call';
import type { LoadRow } from './module-load';
import type { ScaleRow } from './scale';

const num = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const ratio = (a: number, b: number) => (b === 0 ? '-' : `${(a / b).toFixed(2)}x`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const widths = head.map((h, i) => Math.max(h.length, ...rows.map((r) => r[i]?.length ?? 0)));
  for (const row of [head, ...rows])
    console.log(`  ${row.map((c, i) => (i === 0 ? c.padEnd(widths[i] ?? 0) : c.padStart(widths[i] ?? 0))).join('  ')}`);
};

export const printCounts = (figures: readonly Figures[], cold: number) => {
  console.log(
    '\nCosts of a warm call (a round trip: what is under way at once; shown: the units of the bytes that a screen shows; least: of the items written)',
  );
  table(
    ['call', 'round trips', 'goal', 'requests', 'read units', 'shown', 'ratio', 'write units', 'least', 'items'],
    figures.map((f) => [
      f.label,
      num(f.roundTrips),
      num(roundTripsOf(f.id)),
      num(f.commands),
      num(f.ledger.reads),
      num(f.minReads),
      ratio(f.ledger.reads, f.minReads),
      num(f.ledger.writes),
      num(f.minWrites),
      num(f.items),
    ]),
  );
  console.log(`  Access: ${cold} round trips on a container's first call of a user, none within the next 30 s.`);
};

export const printTimes = (figures: readonly Figures[]) => {
  console.log('\nTime beside the bare table operations of the same bytes (medians, taking turns)');
  table(
    ['call', 'ratio', 'ms', 'bare ms'],
    figures.map((f) => [f.label, ratio(f.p50, f.raw), f.p50.toFixed(2), f.raw.toFixed(2)]),
  );
};

export const printScale = (rows: readonly ScaleRow[]) => {
  console.log(
    `\nA company grows: through the gateway, with the stream at work, beside a server that only sends the table the same (at most ${MOST_TIMES}x)`,
  );
  table(
    ['call', 'held', 'round trips', 'requests', 'read units', 'write units', 'items', 'ratio', 'ms', 'bare ms'],
    rows.map((r) => [
      r.id,
      r.count.toLocaleString('en-US'),
      num(r.roundTrips),
      num(r.commands),
      num(r.ledger.reads),
      num(r.ledger.writes),
      num(r.items),
      ratio(r.p50, r.raw),
      r.p50.toFixed(2),
      r.raw.toFixed(2),
    ]),
  );
};

export const printFilter = ({ count, ledger }: { count: number; ledger: CapacityMeter }) => {
  const per = (ledger.reads * 1_000) / count;
  console.log(
    `\nA filter that matches none of ${count.toLocaleString('en-US')} bookings: ${num(ledger.trips)} round trips, ${num(ledger.reads)} read units, ${per.toFixed(1)} per 1,000 rows.`,
  );
};

export const printCsv = ({ rows, good, refused, ms, bare, items }: CsvFigures) => {
  console.log(
    `\nA CSV file of ${rows.toLocaleString('en-US')} rows, ${good.toLocaleString('en-US')} of them good and ${refused.toLocaleString('en-US')} refused with a sentence (${items.toLocaleString('en-US')} items)`,
  );
  table(
    ['', 'pace of bare writes', 'least', 'ms', 'bare ms'],
    [['import', ratio(bare, ms), '0.60x', num(ms), num(bare)]],
  );
};

export const printRest = (loads: readonly LoadRow[], days: Awaited<ReturnType<typeof measureDays>>) => {
  console.log(
    '\nModule load of a deployed bundle beside the bare document client (processor time, medians of 15 fresh processes)',
  );
  table(
    ['function', 'ratio', 'aim', 'ms', 'bare ms'],
    loads.map((l) => [l.name, ratio(l.ms, l.bare), `${l.aim}x`, l.ms.toFixed(1), l.bare.toFixed(1)]),
  );
  console.log(`\nDays of a trip of ${days.bookings} bookings (${days.entries} entries)`);
  table(
    ['', 'ratio', 'ms', 'JSON.parse ms'],
    [['assembleDays', ratio(days.days, days.json), days.days.toFixed(2), days.json.toFixed(2)]],
  );
};
