import type { Table } from './client';
import { incrementListCount } from './list-counter';
import { type Count, type Write, writesFor } from './write';

/** One count for each counter, however many records of a transaction it counts; none where they come to nothing. */
const sumCounts = (counts: readonly Count[]): Count[] => {
  const sums = new Map<string, Count>();
  for (const { company, list, by } of counts) {
    const key = `${company}|${list}`;
    sums.set(key, { company, list, by: by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
};

/** Writes with all that follows them, as the steps of one transaction. What is expanded already stays as it is. */
export const expandWrites = (table: Table, writes: readonly Write[]): Write[] => [
  ...writes.flatMap(({ follows, counts: _counts, audited: _audited, tells: _tells, ...write }) => [
    write,
    ...(follows ?? []),
  ]),
  ...sumCounts(writes.flatMap(({ counts }) => counts ?? [])).map(({ company, list, by }) =>
    incrementListCount(writesFor(table, company), list, by),
  ),
];
