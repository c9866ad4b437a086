import type { TripId } from '@wayline/core/kernel/ids';
import type { Ledger } from '@wayline/core/store/ledger';
import { lastLedger } from './metric-lines';
import { seedTrips } from './seed';
import { takeTurns, timed } from './timing';
import type { Bench, BenchCompany } from './world';

type Sized = { count: number; company: BenchCompany; planned: TripId };
const ASKED = ['trips.list', 'trips.get'] as const;
export type ScaleRow = {
  call: (typeof ASKED)[number];
  count: number;
  ledger: Ledger;
  p50: number;
};

/** The trip list and the planner in companies of different sizes, taking turns. */
export const measureScale = async (bench: Bench, counts: readonly number[], rounds: number): Promise<ScaleRow[]> => {
  const sizes: Sized[] = [];
  for (const count of counts) {
    const company = await bench.company(`Company of ${count}`);
    sizes.push({ count, company, planned: await seedTrips(bench, company, count) });
  }
  const rows: ScaleRow[] = [];
  for (const call of ASKED) {
    const asks = sizes.map(
      ({ company, planned }) =>
        () =>
          bench.ask(call, (call === 'trips.get' ? { id: planned } : {}) as never, company.token),
    );
    const ledgers: Ledger[] = [];
    for (const ask of asks) {
      await ask();
      await ask();
      ledgers.push(lastLedger());
    }
    const medians = await takeTurns(
      rounds,
      asks.map((ask) => () => timed(ask)),
    );
    for (const [i, { count }] of sizes.entries()) {
      rows.push({ call, count, ledger: ledgers[i] as Ledger, p50: medians[i] ?? 0 });
    }
  }
  return rows;
};

/** The same question must cost the same, whatever the company holds. */
export const scaleComplaints = (rows: readonly ScaleRow[]): string[] =>
  rows.flatMap((row) => {
    const small = rows.find((r) => r.call === row.call);
    if (!small || JSON.stringify(small.ledger) === JSON.stringify(row.ledger)) return [];
    return [
      `${row.call} costs ${JSON.stringify(row.ledger)} at ${row.count} trips and ${JSON.stringify(small.ledger)} at ${small.count}`,
    ];
  });
