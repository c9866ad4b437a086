import type { CapacityMeter } from '@wayline/core/store/capacity-meter';
import type { Measured } from './calls';
import { getLastCapacity } from './metric-lines';
import { minimumReads, minimumWrites, writtenItems } from './minimum';
import { createRawCalls } from './raw';
import { takeTurns, timed } from './timing';
import type { Bench } from './world';

export type Figures = {
  label: string;
  ledger: CapacityMeter;
  commands: number;
  minReads: number;
  minWrites: number;
  items: number;
  p50: number;
  raw: number;
  expected: number;
  why?: string;
};

/** One call, warm: what it costs beside the least it could, and its median time beside the bare table operations. */
export const measureCall = async (bench: Bench, call: Measured, token: string, rounds: number): Promise<Figures> => {
  const run = async () => bench.ask(call.id, (await call.next()) as never, token);
  await run();
  const input = await call.next();
  const { value, sent } = await bench.recorder.during(() => bench.ask(call.id, input as never, token));
  const ledger = getLastCapacity();
  const written = await writtenItems(bench, sent);
  const raw = createRawCalls(
    bench,
    sent,
    written.filter((i) => !i.alone).map((i) => i.item),
  );
  const ours = async () => {
    const prepared = await call.next();
    return timed(() => bench.ask(call.id, prepared as never, token));
  };
  const [p50 = 0, bare = 0] = await takeTurns(rounds, [ours, () => timed(raw)]);
  return {
    label: call.label ?? call.id,
    ledger,
    commands: sent.length,
    minReads: minimumReads(sent, JSON.stringify(value)),
    minWrites: minimumWrites(written),
    items: written.length,
    p50,
    raw: bare,
    expected: call.trips,
    ...(call.why && { why: call.why }),
  };
};

const ALLOWED = 1.05;
/** What a call's counts say against it; times say nothing, they are the machine's. */
export const listComplaints = (f: Figures): string[] => [
  ...(f.ledger.trips === f.expected ? [] : [`${f.label} takes ${f.ledger.trips} round trips, not ${f.expected}`]),
  ...(f.ledger.trips === f.commands
    ? []
    : [`${f.label} reports ${f.ledger.trips} round trips and sent ${f.commands} commands`]),
  ...(f.ledger.reads <= f.minReads * ALLOWED
    ? []
    : [`${f.label} reads ${f.ledger.reads} units where ${f.minReads} hold its answer`]),
  ...(f.ledger.writes <= f.minWrites * ALLOWED
    ? []
    : [`${f.label} writes ${f.ledger.writes} units where ${f.minWrites} hold its items`]),
];
