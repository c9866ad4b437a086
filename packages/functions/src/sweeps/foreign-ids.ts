import { isDeepStrictEqual } from 'node:util';
import { type Attack, listFields, setField } from './hostile-inputs';

type Input = Record<string, unknown>;

/** In so many days each pair of a field and a foreign id has been sent. */
export const DAYS = 5;
const RECORD_ID = /^[a-z]+(?:_[a-z]+)*_[0-9A-Z]{26}$/;

/** What an input says of records, field by field, with the record of somebody else in one of them. */
const onePlaceTaken = (ours: Input, theirs: Input): Attack[] => {
  const foreign = listFields(theirs);
  return listFields(ours).flatMap(({ value }, at) => {
    const other = foreign[at]?.value;
    const isId = typeof other === 'string' && RECORD_ID.test(other);
    return isId && !isDeepStrictEqual(value, other) ? [setField(at, other)] : [];
  });
};

/**
 * What is drawn by no chance: each id of an input made one of somebody else, every day; and each field made each of some foreign ids, all of them
 * within `DAYS` days, so that an operation that shows what belongs to others is found by then. With `day` undefined, all of them at once.
 */
export const foreignIdAttacks = (
  ours: Input,
  theirs: Input,
  foreignIds: readonly string[],
  day: number | undefined,
): Attack[] => {
  const everywhere = listFields(ours).flatMap((_field, at) => foreignIds.map((id) => setField(at, id)));
  return [
    ...onePlaceTaken(ours, theirs),
    ...everywhere.filter((_attack, at) => day === undefined || at % DAYS === day % DAYS),
  ];
};
