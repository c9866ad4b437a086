import type { CapacityMeter } from '@wayline/core/store/capacity-meter';
import { getLastCapacity } from './metric-lines';
import { seedBookings, seedTrips } from './seed';
import { takeTurns, timed } from './timing';
import type { Bench } from './world';

type Ask = () => Promise<unknown>;
/** A company of some size, and what is asked of it, by name. */
type Grown = { count: number; asks: Record<string, Ask> };
export type ScaleRow = { call: string; count: number; ledger: CapacityMeter; p50: number };

const withTrips = async (bench: Bench, count: number): Promise<Grown> => {
  const company = await bench.company(`Company of ${count} trips`);
  const id = await seedTrips(bench, company, count);
  return {
    count,
    asks: {
      'trips.list': () => bench.ask('trips.list', {}, company.token),
      'trips.get': () => bench.ask('trips.get', { id }, company.token),
    },
  };
};
const withBookings = async (bench: Bench, count: number): Promise<Grown> => {
  const company = await bench.company(`Company of ${count} bookings`);
  await seedBookings(bench, company, count);
  return {
    count,
    asks: { 'book.company-bookings.list': () => bench.ask('book.company-bookings.list', {}, company.token) },
  };
};

const rowsOf = async (call: string, sizes: readonly Grown[], rounds: number): Promise<ScaleRow[]> => {
  const asks = sizes.map(({ asks }) => asks[call] as Ask);
  const ledgers: CapacityMeter[] = [];
  for (const ask of asks) {
    await ask();
    await ask();
    ledgers.push(getLastCapacity());
  }
  const medians = await takeTurns(
    rounds,
    asks.map((ask) => () => timed(ask)),
  );
  return sizes.map(({ count }, i) => ({ call, count, ledger: ledgers[i] as CapacityMeter, p50: medians[i] ?? 0 }));
};

/** The trip list, the planner and the bookings table in companies of different sizes, taking turns. */
export const measureScale = async (bench: Bench, counts: readonly number[], rounds: number): Promise<ScaleRow[]> => {
  const rows: ScaleRow[] = [];
  for (const grow of [withTrips, withBookings]) {
    const sizes: Grown[] = [];
    for (const count of counts) sizes.push(await grow(bench, count));
    for (const call of Object.keys(sizes[0]?.asks ?? {})) rows.push(...(await rowsOf(call, sizes, rounds)));
  }
  return rows;
};

/** The same question must cost the same, whatever the company holds. */
export const scaleComplaints = (rows: readonly ScaleRow[]): string[] =>
  rows.flatMap((row) => {
    const small = rows.find((r) => r.call === row.call);
    if (!small || JSON.stringify(small.ledger) === JSON.stringify(row.ledger)) return [];
    return [
      `${row.call} costs ${JSON.stringify(row.ledger)} at ${row.count} and ${JSON.stringify(small.ledger)} at ${small.count}`,
    ];
  });

/** What a filter that matches nothing reads of the bookings of a company. */
export const measureFilter = async (bench: Bench, count: number): Promise<{ count: number; ledger: CapacityMeter }> => {
  const company = await bench.company('Company that searches');
  await seedBookings(bench, company, count);
  const ask = () => bench.ask('book.company-bookings.list', { supplier: 'Nobody at all' }, company.token);
  await ask();
  await ask();
  return { count, ledger: getLastCapacity() };
};
