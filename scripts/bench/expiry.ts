import { clock } from '@wayline/local/clock';
import { startSweeper } from '@wayline/local/database/expiry-sweeper';
import { seedTrips } from './seed';
import { timed } from './timing';
import type { Bench } from './world';

const TRIPS = 15_000;
const READS = 400;
/** What a read may take at most, in milliseconds, 99 times of 100, while what has expired is being looked for. */
const P99_BUDGET_MS = 40;

type Quantiles = { p50: number; p99: number };
export type ExpiryFigures = { trips: number; quiet: Quantiles; sweeping: Quantiles };

const quantiles = (times: readonly number[]): Quantiles => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};

/** Reads of a planner in a large table, alone and while expired items are swept away as local mode does it. */
export const measureExpiry = async (bench: Bench): Promise<ExpiryFigures> => {
  const company = await bench.company('Company that reads while items expire');
  const id = await seedTrips(bench, company, TRIPS);
  const read = () => timed(() => bench.ask('trips.get', { id }, company.token));
  const reads = async () => {
    const times: number[] = [];
    for (let i = 0; i < READS; i++) times.push(await read());
    return quantiles(times);
  };
  await read();
  const quiet = await reads();
  const sweeper = startSweeper(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', bench.table.name, clock.now);
  try {
    return { trips: TRIPS, quiet, sweeping: await reads() };
  } finally {
    await sweeper.stop();
  }
};

export const expiryComplaints = ({ sweeping }: ExpiryFigures): string[] =>
  sweeping.p99 > P99_BUDGET_MS
    ? [`a read takes ${sweeping.p99.toFixed(1)} ms (p99) while items expire; at most ${P99_BUDGET_MS}`]
    : [];

export const printExpiry = ({ trips, quiet, sweeping }: ExpiryFigures) => {
  const ms = ({ p50, p99 }: Quantiles) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(
    `\nReads of a planner in a table of ${trips.toLocaleString('en-US')} trips (at most ${P99_BUDGET_MS} ms, p99)`,
  );
  console.log(`  alone               ${ms(quiet)}\n  while items expire  ${ms(sweeping)}`);
};
