import { seeded } from '../../e2e/support/random';
import type { Mutation } from './find-mutations';

/**
 * Some of all mutations, the same for the same seed and sources: each kind as likely as any other, however common it is, and one for each file as long as
 * there are files.
 */
export const chooseMutations = (all: readonly Mutation[], seed: number, count: number): Mutation[] => {
  const random = seeded(seed);
  const left = new Set(all);
  const used = new Set<string>();
  const chosen: Mutation[] = [];
  while (chosen.length < count && left.size > 0) {
    const fresh = [...left].filter(({ file }) => !used.has(file));
    const from = fresh.length > 0 ? fresh : [...left];
    const kind = random.of([...new Set(from.map((one) => one.kind))].sort());
    const one = random.of(from.filter((other) => other.kind === kind));
    left.delete(one);
    used.add(one.file);
    chosen.push(one);
  }
  return chosen;
};
