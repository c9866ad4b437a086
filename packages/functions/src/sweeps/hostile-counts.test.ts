import { type Contract, pathNames } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countsIn, type Field, listsIn, textsIn } from './grown-inputs';
import { findAnswerFault } from './hostile-sweep';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { sampleFor } from './sample-for';
import { planSweep } from './sweep-plan';

// Before anything of the product is loaded, so that all of its loops are counted.
const counter = await vi.hoisted(async () => (await import('@wayline/core/testing/count-steps')).startCounting());

/** Ascending: what a count of one size is too much for is not asked with the next, which might never end. */
const COUNTS = [1e6, 5e7, Number.MAX_SAFE_INTEGER, 1e21];
/** What a list without a limit is tried with; one with a limit, with as many as it may have and with far more. */
const MANY = 5000;
/** What the inputs of a round may take, read and answered, three times what they take: 4.2 million at most, and 9.8 where a PDF is drawn. */
const MOST_STEPS = 12_000_000;
const DRAWN: ReadonlySet<CallId> = new Set(['trips.itinerary.pdf', 'public.ti.pdf']);
const MOST_DRAWING_STEPS = 30_000_000;
const PLANTED = 'Zanzibar-by-night-5521';
const SHOWN = 200;

let world: World;
let ours: Prepared;
const written: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
  world = await startWorld({ standins: true });
  // So that lists of the company hold something.
  ours = await prepare(world, world.people.owner);
  counter.take();
});
afterAll(async () => {
  counter.stop();
  await world.stop();
  vi.restoreAllMocks();
});

type Input = Record<string, unknown>;
/** An input of a call, and what is grown in it. What the contract refuses is not sent, but for what is `sentAnyway`. */
type Grown = { what: string; input: Input; sentAnyway?: true };
/** Inputs that are counted as one: to count takes longer than most calls. */
type Round = Grown[];

/** The fields of a kind in the input of a call, but for those that its address names. */
const besidesPath = (id: CallId, fields: Field[]) => {
  const names = pathNames(CONTRACTS[id].path).map((name) => `.${name}`);
  return fields.filter(({ name }) => !names.includes(name));
};
/** The input of a call with each of some fields grown, as far as `isTaken`. */
const allGrown = (fields: Field[], sample: Input, value: unknown, isTaken: (input: Input) => boolean): Input =>
  fields.reduce<Input>((input, { plant }) => {
    const next = plant(input, value) as Input;
    return isTaken(next) ? next : input;
  }, sample);
const isRead = (id: CallId, input: Input): boolean => (CONTRACTS[id] as Contract).input.safeParse(input).success;

const withCounts = (id: CallId, sample: Input): Round[] => {
  const fields = besidesPath(id, countsIn((CONTRACTS[id] as Contract).input));
  if (fields.length === 0) return [];
  return COUNTS.map((count) => [
    { what: `all counts ${count}`, input: allGrown(fields, sample, count, () => true), sentAnyway: true },
    ...fields.map(({ name, plant }) => ({ what: `${name} ${count}`, input: plant(sample, count) as Input })),
  ]);
};
const withLists = (id: CallId, sample: Input): Round =>
  besidesPath(id, listsIn((CONTRACTS[id] as Contract).input)).flatMap(({ name, schema: { maxItems }, plant }) =>
    (maxItems ? [maxItems, MANY + maxItems] : [MANY]).map((many) => ({
      what: `${name} ${many}`,
      input: plant(sample, many) as Input,
    })),
  );
const withTexts = (id: CallId, sample: Input): Grown => ({
  what: 'texts',
  sentAnyway: true,
  input: allGrown(besidesPath(id, textsIn((CONTRACTS[id] as Contract).input)), sample, PLANTED, (input) =>
    isRead(id, input),
  ),
});

/** What is wrong with the answer to an input: nothing, mostly. */
const faultsWith = async (id: CallId, { what, input, sentAnyway }: Grown): Promise<string[]> => {
  if (!sentAnyway && !isRead(id, input)) return [];
  const fault = findAnswerFault(await world.send(id, input, { as: world.people.owner }));
  return fault ? [`${what}: ${fault}`] : [];
};
/** What is wrong with a round, and whether it was too much: then each of it is counted again, to name the one. */
const sweepRound = async (id: CallId, round: Round): Promise<{ faults: string[]; isTooMuch: boolean }> => {
  const faults: string[] = [];
  for (const one of round) faults.push(...(await faultsWith(id, one)));
  const steps = counter.take();
  if (steps <= (DRAWN.has(id) ? MOST_DRAWING_STEPS : MOST_STEPS)) return { faults, isTooMuch: false };
  const costs: { what: string; alone: number }[] = [];
  for (const one of round) costs.push({ what: one.what, alone: await counter.stepsOf(() => faultsWith(id, one)) });
  const [worst] = costs.sort((a, b) => b.alone - a.alone);
  return { faults: [...faults, `a round took ${steps} steps, ${worst?.what} alone ${worst?.alone}`], isTooMuch: true };
};

describe('huge counts, long lists and planted texts', () => {
  it('are noticed, because the steps of the product are counted', async () => {
    const list = () => world.call('trips.list', {}, { as: world.people.owner });
    expect(await counter.stepsOf(list)).toBeGreaterThan(0);
  });

  it.each(planSweep().counted.filter((id) => id !== 'users.logout'))(
    '%s refuses or takes them at little cost, and logs none',
    async (id) => {
      const sample = await sampleFor(id, world, ours);
      await world.send(id, sample, { as: world.people.owner });
      const faults: string[] = [];
      for (const round of [...withCounts(id, sample), [...withLists(id, sample), withTexts(id, sample)]]) {
        const found = await sweepRound(id, round);
        faults.push(...found.faults);
        if (found.isTooMuch) break;
      }
      expect(faults, faults.map((fault) => fault.slice(0, SHOWN)).join('\n')).toEqual([]);
      expect(written.filter((line) => line.includes(PLANTED))).toEqual([]);
      written.length = 0;
    },
  );
});
