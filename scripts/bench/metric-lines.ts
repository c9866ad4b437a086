import type { CapacityMeter } from '@wayline/core/store/capacity-meter';

/** How a request's line begins; `kernel/metrics.ts` writes it. */
const REQUEST = '{"level":"info","message":"request"';
let last: CapacityMeter | undefined;

/** Takes the kernel's metric lines off standard output and keeps the last one's figures; all else is printed as before. */
export const catchMetricLines = () => {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: []) => {
    const text = String(chunk);
    if (!text.startsWith(REQUEST)) return write(chunk, ...rest);
    const { trips, reads, writes } = JSON.parse(text) as CapacityMeter;
    last = { trips, reads, writes };
    return true;
  }) as typeof process.stdout.write;
};

/** What the last call cost, as its own metric line says. */
export const getLastCapacity = (): CapacityMeter => {
  if (!last) throw new Error('The call wrote no metric line.');
  return last;
};
