import { loadavg } from 'node:os';
import { companyKey } from '@wayline/core/store/keys';
import { clock } from '@wayline/local/clock';
import { startSweeper } from '@wayline/local/database/expiry-sweeper';
import { seedTrips, writeAll } from './seed';
import { timed } from './timing';
import type { Bench } from './world';

const TRIPS = 15_000;
/** What a busy day leaves to be swept away: kept answers, sockets, leases. */
const EXPIRED = 2_000;
/** Of each kind; an expiry takes longer than all of them. */
const READS = 200;
/** What a read may take at most, in milliseconds, 99 times of 100, while what has expired is swept away; on a busy machine, beside what it takes alone. */
const P99_BUDGET_MS = 40;
const MOST_TIMES = 2;

type Quantiles = { p50: number; p99: number };
export type ExpiryFigures = { call: string; alone: Quantiles; sweeping: Quantiles }[];

const quantiles = (times: readonly number[]): Quantiles => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};

/** Reads of a company with many trips, alone and while expired items are swept away as local mode does it. */
export const measureExpiry = async (bench: Bench): Promise<ExpiryFigures> => {
  const company = await bench.company('Company that reads while items expire');
  const id = await seedTrips(bench, company, TRIPS);
  const expired = { pk: companyKey(company.id, 'EXPIRED'), ttl: Math.floor(clock.now() / 1000) - 1 };
  await writeAll(
    bench,
    Array.from({ length: EXPIRED }, (_, n) => ({ ...expired, sk: String(n) })),
  );
  const calls = {
    'trips.list': () => bench.ask('trips.list', {}, company.token),
    'trips.get': () => bench.ask('trips.get', { id }, company.token),
    'book.company-bookings.list': () => bench.ask('book.company-bookings.list', {}, company.token),
    'misc.dashboard.get': () => bench.ask('misc.dashboard.get', {}, company.token),
    'misc.shell.get': () => bench.ask('misc.shell.get', {}, company.token),
  };
  const reads = async (count: number) => {
    const found: Record<string, number[]> = {};
    for (const [call, read] of Object.entries(calls)) {
      const times: number[] = [];
      for (let i = 0; i < count; i++) times.push(await timed(read));
      found[call] = times;
    }
    return found;
  };
  await reads(10);
  const alone = await reads(READS);
  const sweeper = startSweeper(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', bench.table.name, clock.now);
  try {
    const sweeping = await reads(READS);
    return Object.keys(calls).map((call) => ({
      call,
      alone: quantiles(alone[call] ?? []),
      sweeping: quantiles(sweeping[call] ?? []),
    }));
  } finally {
    await sweeper.stop();
  }
};

export const expiryComplaints = (figures: ExpiryFigures): string[] =>
  figures
    .filter(({ alone, sweeping }) => sweeping.p99 > Math.max(P99_BUDGET_MS, MOST_TIMES * alone.p99))
    .map(({ call, sweeping }) => `${call} takes ${sweeping.p99.toFixed(1)} ms (p99) while items expire`);

export const printExpiry = (figures: ExpiryFigures) => {
  const ms = ({ p50, p99 }: Quantiles) => `${p50.toFixed(1).padStart(7)} ${p99.toFixed(1).padStart(7)}`;
  console.log(
    `\nReads beside ${TRIPS.toLocaleString('en-US')} trips, ms p50 and p99: alone, and while items expire (at most ${P99_BUDGET_MS}, p99)`,
  );
  for (const { call, alone, sweeping } of figures) console.log(`  ${call.padEnd(28)}${ms(alone)}   ${ms(sweeping)}`);
  console.log(`  load of the machine: ${loadavg()[0]?.toFixed(1)}`);
};
