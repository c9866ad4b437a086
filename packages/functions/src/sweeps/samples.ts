import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import type { Person, World } from '@wayline/local/testing/world';
import { prepare } from './prepare';
import { type Prepared, placeholderIds } from './prepared';

type Sample = (p: Prepared) => Record<string, unknown>;
const FILES = import.meta.glob<{ SAMPLES: Record<string, Sample> }>('../**/*.samples.ts', { eager: true });
/** A valid input of every endpoint, about a prepared trip, from the `*.samples.ts` of its area: what the sweeps vary. */
const SAMPLES = Object.assign({}, ...Object.values(FILES).map((file) => file.SAMPLES)) as Record<CallId, Sample>;

export const CALL_IDS = Object.keys(CONTRACTS) as CallId[];
/** The sample of one endpoint, for sweeps that loop over all of them. */
export const getSample = (id: CallId, prepared: Prepared): Record<string, unknown> => {
  const sample = SAMPLES[id];
  if (!sample) throw new Error(`${id} has no sample: it belongs into a file *.samples.ts of its area.`);
  return sample(prepared);
};

/** What a sample speaks of. */
export const namesIn = (id: CallId): ReadonlySet<string> => {
  const names = new Set<string>();
  const watched = new Proxy(placeholderIds('0'), {
    get: (all, name) => {
      names.add(String(name));
      return Reflect.get(all, name);
    },
  });
  getSample(id, watched);
  return names;
};
/** Prepares as much as the sample of one endpoint speaks of. */
export const prepareFor = (id: CallId, world: World, as: Person): Promise<Prepared> =>
  prepare(world, as, undefined, namesIn(id));
