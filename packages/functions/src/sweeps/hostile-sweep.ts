import { isWrite } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { type Answer, type Asked, startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Attack, attacks, inputOfAttack } from './hostile-inputs';
import { sortByReach } from './hostile-reach';
import { onPlan } from './on-plan';
import { prepare } from './prepare';
import { getSample, prepareFor } from './samples';

const ATTACKS = 500;
const AT_ONCE = 20;
/** After a call that went through, its sample is used up; so many are made anew. */
const FRESH_SAMPLES = 4;
const SEED = 20_310_503;
const SHOWN = 400;
const SECRET = 'Only Otherwhere Journeys';
const INSIDES = /node_modules|packages\/|\bat .{0,80}:\d+:\d+|ZodError|TypeError|Exception\b|dynamo/i;

/** What is wrong with an answer, whatever was asked: nothing, mostly. */
export const findAnswerFault = ({ status, body }: Answer<unknown>): string | undefined => {
  const text = JSON.stringify(body);
  if (status >= 500) return `broke with ${status} ${body.error?.code}`;
  if (text.includes(SECRET)) return 'told what belongs to others';
  return status !== 200 && INSIDES.test(text) ? `told its insides: ${text.slice(0, SHOWN)}` : undefined;
};

/** Throws hostile inputs at each endpoint: it may refuse or take them, but never break, and never tell what is not the caller's. */
export const sweepWithHostileInputs = (ids: readonly CallId[]) => {
  let world: World;
  let all: Attack[];
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    world = await startWorld({ standins: true });
    await onPlan(world, world.people.stranger, 'Pro Monthly');
    // So that lists of the company hold something.
    await prepare(world, world.people.owner);
    const theirs = await prepare(world, world.people.stranger, SECRET);
    const { trip, booking, traveler, itinerary, reminder } = theirs;
    const strangeIds = [trip, booking, traveler, itinerary, reminder, world.people.stranger.user_id];
    all = fc.sample(attacks(strangeIds), { numRuns: ATTACKS, seed: SEED });
  });
  afterAll(async () => {
    await world.stop();
    vi.restoreAllMocks();
  });

  /** Signing out everywhere is one of the attacks: it must not keep the others from getting in. */
  const asks = (id: CallId): Asked => ({ as: id === 'users.logout' ? world.people.standard : world.people.owner });
  const strike = (id: CallId, sample: Record<string, unknown>, attack: Attack) => {
    const { input, rawBody } = inputOfAttack(sample, attack);
    return world.send(id, input, { ...asks(id), rawBody });
  };

  describe(`${ATTACKS} hostile inputs`, () => {
    it.each(ids)('%s refuses or takes them, and never breaks or tells', async (id) => {
      const faults: string[] = [];
      const found = (attack: Attack, answer: Answer<unknown>) => {
        const fault = findAnswerFault(answer);
        if (fault) faults.push(`${fault}: ${JSON.stringify(attack).slice(0, SHOWN)}`);
      };
      let sample = getSample(id, await prepareFor(id, world, world.people.owner));
      const { refused, waiting } = await sortByReach(id, sample, all);
      for (const { attack, answer } of refused) found(attack, answer);
      let fresh = FRESH_SAMPLES;
      while (waiting.length > 0) {
        const now = waiting.splice(0, AT_ONCE);
        const answers = await Promise.all(now.map((attack) => strike(id, sample, attack)));
        for (const [i, answer] of answers.entries()) found(now[i] as Attack, answer);
        if (fresh > 0 && isWrite(CONTRACTS[id]) && answers.some((a) => a.status === 200)) {
          fresh -= 1;
          sample = getSample(id, await prepareFor(id, world, world.people.owner));
        }
      }
      expect(faults, faults.join('\n')).toEqual([]);
    });
  });
};
