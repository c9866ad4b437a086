/** What a line of log says of a request; `kernel/metrics.ts` writes it. */
type Request = { message: string; status: number; reads: number; writes: number };
/** What calls take of the table: the mean of all for reads, of those that write for writes, and the share of these. */
export type Units = { calls: number; readUnits: number; writeUnits: number; writing: number };

const answeredIn = (line: string): Request[] => {
  if (!line.startsWith('{')) return [];
  const request = JSON.parse(line) as Request;
  return request.message === 'request' && request.status === 200 ? [request] : [];
};
const tenths = (value: number) => Math.round(value * 10) / 10;

/** What the answered requests in a log took, in units as the table counts them. Throws when there are none. */
export const unitsIn = (log: string): Units => {
  const calls = log.split('\n').flatMap(answeredIn);
  const writing = calls.filter(({ writes }) => writes > 0);
  if (writing.length === 0) throw new Error('The log has no requests that write.');
  const sum = (of: typeof calls, what: 'reads' | 'writes') => of.reduce((total, call) => total + call[what], 0);
  return {
    calls: calls.length,
    readUnits: tenths(sum(calls, 'reads') / calls.length),
    writeUnits: tenths(sum(writing, 'writes') / writing.length),
    writing: Math.round((writing.length / calls.length) * 100) / 100,
  };
};
