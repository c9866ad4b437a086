import { type Contract, pathNames } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countsIn, type Field, listsIn, textsIn } from './grown-inputs';
import { findAnswerFault } from './hostile-sweep';
import { measureWork, type Spent } from './measure-work';
import { prepare } from './prepare';
import { CALL_IDS, getSample, prepareFor } from './samples';

const COUNTS = [1e6, 5e7, 1e21, Number.MAX_SAFE_INTEGER];
/** What a list without a limit is tried with; one with a limit, with as many as it may have and with far more. */
const MANY = 5000;
const MOST_MS = 250;
/** A PDF takes longer to draw, whatever is asked for with it, above all the first few of a process. */
const DRAWN: ReadonlySet<CallId> = new Set(['trips.itinerary.pdf', 'public.ti.pdf']);
const MOST_DRAWING_MS = 1000;
const MOST_HEAP = 100_000_000;
/** Work that took too long is done again, in case the collector or the compiler was at work. */
const TRIES = 3;
const PLANTED = 'Zanzibar-by-night-5521';
const SHOWN = 200;

let world: World;
const written: string[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(written.push(String(line))));
  world = await startWorld({ standins: true });
  // So that lists of the company hold something.
  await prepare(world, world.people.owner);
});
afterAll(async () => {
  await world.stop();
  vi.restoreAllMocks();
});

type Input = Record<string, unknown>;
const isTooMuch = ({ ms, heap }: Spent, most = MOST_MS) => ms > most || heap > MOST_HEAP;
/** What some work takes at its best. */
const atBest = async (work: () => unknown, most = MOST_MS): Promise<Spent> => {
  let spent = await measureWork(work);
  for (let again = 1; again < TRIES && isTooMuch(spent, most); again++) spent = await measureWork(work);
  return spent;
};

/** The fields of a kind in the input of a call, but for those that its address names. */
const besidesPath = (id: CallId, fields: Field[]) => {
  const names = pathNames(CONTRACTS[id].path).map((name) => `.${name}`);
  return fields.filter(({ name }) => !names.includes(name));
};
/** Inputs of one call, each with one number or list grown. */
const grown = (id: CallId, sample: Input): { what: string; input: Input }[] => {
  const { input } = CONTRACTS[id] as Contract;
  const each = (fields: Field[], values: (field: Field) => readonly number[]) =>
    besidesPath(id, fields).flatMap((field) =>
      values(field).map((value) => ({ what: `${field.name} ${value}`, input: field.plant(sample, value) as Input })),
    );
  return [
    ...each(countsIn(input), () => COUNTS),
    ...each(listsIn(input), ({ schema: { maxItems } }) => (maxItems ? [maxItems, MANY + maxItems] : [MANY])),
  ];
};
/** The input of a call with each of some fields grown, as far as `isTaken`. */
const allGrown = (fields: Field[], sample: Input, value: unknown, isTaken: (input: Input) => boolean): Input =>
  fields.reduce<Input>((input, { plant }) => {
    const next = plant(input, value) as Input;
    return isTaken(next) ? next : input;
  }, sample);

/** What is wrong with how a call takes an input: nothing, mostly. */
const faultWith = async (id: CallId, input: Input): Promise<string | undefined> => {
  let broke: string | undefined;
  const most = DRAWN.has(id) ? MOST_DRAWING_MS : MOST_MS;
  const spent = await atBest(async () => {
    broke ??= findAnswerFault(await world.send(id, input, { as: world.people.owner }));
  }, most);
  return (
    broke ??
    (isTooMuch(spent, most) ? `took ${Math.round(spent.ms)} ms and ${Math.round(spent.heap / 1e6)} MB` : undefined)
  );
};

describe('huge counts, long lists and planted texts', () => {
  it.each(CALL_IDS.filter((id) => id !== 'users.logout'))(
    '%s refuses or takes them at little cost, and logs none',
    async (id) => {
      const sample = getSample(id, await prepareFor(id, world, world.people.owner));
      await world.send(id, sample, { as: world.people.owner });
      const { input: schema } = CONTRACTS[id] as Contract;
      const faults: string[] = [];
      const sound: { what: string; input: Input }[] = [];
      for (const one of grown(id, sample)) {
        let taken = false;
        const spent = await atBest(() => {
          taken = schema.safeParse(one.input).success;
        });
        if (isTooMuch(spent)) faults.push(`${one.what}: reading it took ${Math.round(spent.ms)} ms`);
        if (taken) sound.push(one);
      }
      for (const count of COUNTS) {
        const fault = await faultWith(
          id,
          allGrown(besidesPath(id, countsIn(schema)), sample, count, () => true),
        );
        if (fault) faults.push(`all counts ${count}: ${fault}`);
      }
      for (const { what, input } of sound) {
        const fault = await faultWith(id, input);
        if (fault) faults.push(`${what}: ${fault}`);
      }
      const isTaken = (input: Input) => schema.safeParse(input).success;
      const fault = await faultWith(id, allGrown(besidesPath(id, textsIn(schema)), sample, PLANTED, isTaken));
      if (fault) faults.push(`texts: ${fault}`);
      expect(faults, faults.map((fault) => fault.slice(0, SHOWN)).join('\n')).toEqual([]);
      expect(written.filter((line) => line.includes(PLANTED))).toEqual([]);
      written.length = 0;
    },
    60_000,
  );
});
