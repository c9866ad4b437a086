import type { Table } from './client';
import { toUpdateExpression } from './difference';
import { incrementListCount } from './list-counter';
import { toItemKey } from './record';
import { type Addition, type Count, type Write, writesFor } from './write';

/** One count for each counter, however many records of a transaction it counts; none where they come to nothing. */
const sumCounts = (counts: readonly Count[]): Count[] => {
  const sums = new Map<string, Count>();
  for (const { company, list, by } of counts) {
    const key = `${company}|${list}`;
    sums.set(key, { company, list, by: by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
};

type Place = { pk?: unknown; sk?: unknown };
const placeOf = ({ pk, sk }: Place) => JSON.stringify([pk, sk]);
const writtenPlace = ({ item }: Write): Place =>
  item.Put?.Item ?? item.Update?.Key ?? item.Delete?.Key ?? item.ConditionCheck?.Key ?? {};

/** One addition for each record, by its place, however many steps add to it. */
const sumAdditions = (additions: readonly Addition[]): Map<string, Addition> => {
  const sums = new Map<string, Addition>();
  for (const addition of additions) {
    const place = placeOf(toItemKey(addition.company, addition.def, addition.key));
    const figures = { ...sums.get(place)?.figures };
    for (const [path, by] of Object.entries(addition.figures)) figures[path] = (figures[path] ?? 0) + by;
    sums.set(place, { ...addition, figures });
  }
  return sums;
};

/** A step that changes a record, with what others of its transaction add to the same one: a transaction writes each record once. */
const withAddition = (write: Write, { def, figures }: Addition): Write => {
  const { Update } = write.item;
  if (!Update)
    throw new Error(`A ${def.name} that is made, deleted or checked counts what is written with it by itself.`);
  const added = toUpdateExpression({ add: figures }, 'added');
  const adding = added.UpdateExpression;
  const { UpdateExpression: own = '' } = Update;
  return {
    ...write,
    item: {
      Update: {
        ...Update,
        UpdateExpression: own.startsWith('SET ') ? `${adding}, ${own.slice('SET '.length)}` : `${adding} ${own}`.trim(),
        ExpressionAttributeNames: { ...Update.ExpressionAttributeNames, ...added.ExpressionAttributeNames },
        ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ...added.ExpressionAttributeValues },
      },
    },
  };
};

/** Writes with all that follows them, as the steps of one transaction. What is expanded already stays as it is. */
export const expandWrites = (table: Table, writes: readonly Write[]): Write[] => {
  const additions = sumAdditions(writes.flatMap(({ adds }) => adds ?? []));
  const steps = writes
    .flatMap(({ follows, counts: _counts, adds: _adds, audited: _audited, tells: _tells, ...write }) => [
      write,
      ...(follows ?? []),
    ])
    .map((write) => {
      const place = placeOf(writtenPlace(write));
      const addition = additions.get(place);
      additions.delete(place);
      return addition ? withAddition(write, addition) : write;
    });
  return [
    ...steps,
    ...[...additions.values()].flatMap(({ company, def, key, figures, makes }) => {
      if (!makes) return [writesFor(table, company).updateIf(def, key, { add: figures })];
      const moved = Object.fromEntries(Object.entries(figures).filter(([, by]) => by !== 0));
      return Object.keys(moved).length > 0 ? [writesFor(table, company).accumulate(def, key, moved)] : [];
    }),
    ...sumCounts(writes.flatMap(({ counts }) => counts ?? [])).map(({ company, list, by }) =>
      incrementListCount(writesFor(table, company), list, by),
    ),
  ];
};
