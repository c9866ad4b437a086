import fc from 'fast-check';
import { foreignIdAttacks } from './foreign-ids';
import { type Attack, attacks } from './hostile-inputs';
import { type SweepDay, seedFor } from './sweep-day';
import type { HostileShare } from './sweep-plan';

type Input = Record<string, unknown>;
type Inputs = { ours: Input; theirs: Input; strangeIds: readonly string[] };

/** What a call is sent on a day: foreign ids in its fields, which are never too many, and as much of chance as its share leaves. */
export const drawAttacks = (
  { id, many, isWhole }: HostileShare,
  day: SweepDay,
  { ours, theirs, strangeIds }: Inputs,
): Attack[] => {
  const certain = foreignIdAttacks(ours, theirs, strangeIds, isWhole ? undefined : day.place);
  const left = many - certain.length;
  if (left <= 0) return certain;
  return [...certain, ...fc.sample(attacks(strangeIds), { numRuns: left, seed: seedFor(day, id) })];
};
