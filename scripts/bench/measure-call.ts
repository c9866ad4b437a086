import type { CapacityMeter } from '@wayline/core/store/capacity-meter';
import type { Measured } from './calls';
import { goalOf, MOST_TIMES, roundTripsOf } from './goals';
import type { MeasuredCall } from './handlers';
import { getLastCapacity } from './metric-lines';
import { minimumReads, minimumWrites, writtenItems } from './minimum';
import { createRawCalls } from './raw';
import { countRoundTrips } from './recorder';
import { takeTurns, timed } from './timing';
import type { Bench } from './world';

export type Figures = {
  id: MeasuredCall;
  label: string;
  roundTrips: number;
  ledger: CapacityMeter;
  commands: number;
  minReads: number;
  minWrites: number;
  items: number;
  p50: number;
  raw: number;
};

/** What one call cost, and the bare table commands that do the same. */
export const countCall = async (bench: Bench, id: MeasuredCall, run: () => Promise<unknown>) => {
  const { value, sent } = await bench.recorder.during(run);
  const ledger = getLastCapacity();
  const written = await writtenItems(bench, sent);
  const inOne = written.filter((one) => !one.alone).map(({ item }) => item);
  return {
    figures: {
      ...{ id, ledger, commands: sent.length, roundTrips: countRoundTrips(sent), items: inOne.length },
      minReads: minimumReads(value),
      minWrites: minimumWrites(written),
    },
    raw: createRawCalls(bench, sent, inOne),
  };
};

/** The first calls of a company make what later ones find: each type of booking its supplier, the share of a counter. */
export const WARM = 3;
/** One call, warm: what it costs beside the least it could, and its median time beside the bare table operations. */
export const measureCall = async (bench: Bench, call: Measured, token: string, rounds: number): Promise<Figures> => {
  const run = async () => bench.ask(call.id, (await call.next()) as never, token);
  for (let i = 0; i < WARM; i++) await run();
  const input = await call.next();
  const { figures, raw } = await countCall(bench, call.id, () => bench.ask(call.id, input as never, token));
  const ours = async () => {
    const prepared = await call.next();
    return timed(() => bench.ask(call.id, prepared as never, token));
  };
  const [p50 = 0, bare = 0] = await takeTurns(rounds, [ours, () => timed(raw)]);
  return { ...figures, label: call.label ?? call.id, p50, raw: bare };
};

type Counted = Pick<Figures, 'id' | 'label' | 'roundTrips' | 'ledger' | 'items' | 'p50' | 'raw'>;
/** Where a call is over its goals. */
export const listComplaints = ({ id, label, roundTrips, ledger, items, p50, raw }: Counted): string[] => {
  const goal = goalOf(id);
  const over = (what: string, is: number, most: number | undefined) =>
    most !== undefined && is > most ? [`${label}: ${Number(is.toFixed(2))} ${what}, the goal is ${most}`] : [];
  return [
    ...over('round trips', roundTrips, roundTripsOf(id)),
    ...over('read units', ledger.reads, goal.reads),
    ...over('write units', ledger.writes, goal.writes),
    ...over('items written', items, goal.items),
    ...over('times the bare commands', p50 / raw, MOST_TIMES),
  ];
};
