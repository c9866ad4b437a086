import { startBench } from '../world';
import { benchBookings } from './bookings';
import { countWaves } from './measure';
import { benchTrips } from './trips';

const KINDS = { trips: benchTrips, bookings: benchBookings };
const isKind = (word: string): word is keyof typeof KINDS => word in KINDS;

/** Sizes, and what is measured where that is not everything: `bookings 1000 100000`. */
const asked = process.argv.slice(2);
const kinds = asked.filter(isKind);
const sizes = asked.filter((word) => !isKind(word)).map(Number);

const bench = await startBench();
const waves = countWaves(bench.table);
const complaints: string[] = [];
for (const size of sizes.length > 0 ? sizes : [10_000])
  for (const kind of kinds.length > 0 ? kinds : (['trips', 'bookings'] as const))
    complaints.push(...(await KINDS[kind](bench, waves, size)));
await bench.stop();
for (const complaint of complaints) console.error(`Too dear: ${complaint}`);
process.exit(complaints.length > 0 ? 1 : 0);
