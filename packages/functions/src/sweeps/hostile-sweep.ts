import { isWrite } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { type Answer, type Asked, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawAttacks } from './draw-attacks';
import { type Attack, inputOfAttack } from './hostile-inputs';
import { sortByReach } from './hostile-reach';
import { onPlan } from './on-plan';
import { partOf } from './parts';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { sampleFor } from './sample-for';
import { getSample } from './samples';
import { type HostileShare, planSweep } from './sweep-plan';

const AT_ONCE = 20;
/** After a call that went through, its sample is used up; so many are made anew. */
const FRESH_SAMPLES = 4;
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

/**
 * Throws hostile inputs at one of two halves of the calls, which are a test file each: a call may refuse or take them, but never break, and never
 * tell what is not the caller's. How many each is sent, and which, is the plan of the day.
 */
export const sweepWithHostileInputs = (half: 0 | 1) => {
  const { day, hostile } = planSweep();
  const shares = hostile.filter(({ id }) => partOf(id, 2) === half);
  let drawn = 0;
  let world: World;
  let ours: Prepared;
  let theirs: Prepared;
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    world = await startWorld({ standins: true });
    await onPlan(world, world.people.stranger, 'Pro Monthly');
    // So that lists of the company hold something.
    ours = await prepare(world, world.people.owner);
    theirs = await prepare(world, world.people.stranger, SECRET);
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
  const drawFor = (share: HostileShare, sample: Record<string, unknown>): Attack[] => {
    const { trip, booking, traveler, itinerary, reminder } = theirs;
    const strangeIds = [trip, booking, traveler, itinerary, reminder, world.people.stranger.user_id];
    const attacks = drawAttacks(share, day, { ours: sample, theirs: getSample(share.id, theirs), strangeIds });
    drawn += attacks.length;
    return attacks;
  };

  describe('hostile inputs', () => {
    it.each(shares.map((share) => [share.id, share] as const))(
      '%s refuses or takes them, and never breaks or tells',
      async (id, share) => {
        const faults: string[] = [];
        const found = (attack: Attack, answer: Answer<unknown>) => {
          const fault = findAnswerFault(answer);
          if (fault) faults.push(`${fault}: ${JSON.stringify(attack).slice(0, SHOWN)}`);
        };
        let sample = await sampleFor(id, world, ours);
        const { refused, waiting } = await sortByReach(id, sample, drawFor(share, sample));
        for (const { attack, answer } of refused) found(attack, answer);
        let fresh = FRESH_SAMPLES;
        while (waiting.length > 0) {
          const now = waiting.splice(0, AT_ONCE);
          const answers = await Promise.all(now.map((attack) => strike(id, sample, attack)));
          for (const [i, answer] of answers.entries()) found(now[i] as Attack, answer);
          if (waiting.length > 0 && fresh > 0 && isWrite(CONTRACTS[id]) && answers.some((a) => a.status === 200)) {
            fresh -= 1;
            sample = await sampleFor(id, world, ours);
          }
        }
        expect(faults, [`drawn by WAYLINE_SEED=${day.name}`, ...faults].join('\n')).toEqual([]);
      },
    );

    it('are as many as the plan of the day says', () => {
      vi.restoreAllMocks();
      process.stdout.write(`${drawn} hostile inputs to ${shares.length} calls, drawn by WAYLINE_SEED=${day.name}\n`);
      expect(drawn).toBeGreaterThanOrEqual(shares.reduce((sum, { many }) => sum + many, 0));
    });
  });
};
