import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { type Contract, isWrite } from '@wayline/core/kernel/contract';
import { type Answer, type Asked, startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Attack, attacks, spoil } from './hostile-inputs';
import { onPlan } from './on-plan';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { prepareFor, sampleOf } from './samples';

const ATTACKS = 500;
const AT_ONCE = 20;
/** After a call that went through, its sample is used up; so many are made anew. */
const FRESH_SAMPLES = 4;
/** Inputs that differ only in what the endpoint does not read are one and the same to it: so many of them are sent. */
const IDLE_ATTACKS = 25;
const SEED = 20_310_503;
const SHOWN = 400;
const SECRET = 'Only Otherwhere Journeys';
const INSIDES = /node_modules|packages\/|\bat .{0,80}:\d+:\d+|ZodError|TypeError|Exception\b|dynamo/i;

const readBy = (id: CallId, input: unknown) => JSON.stringify((CONTRACTS[id] as Contract).input.safeParse(input).data);
/** The attacks worth sending to an endpoint. */
const worthwhile = (id: CallId, sample: Record<string, unknown>, all: Attack[]): Attack[] => {
  const hasBody = CONTRACTS[id].method === 'POST' || CONTRACTS[id].method === 'PUT';
  const idle = (a: Attack) => ('body' in a ? !hasBody : readBy(id, spoil(sample, a.changes)) === readBy(id, sample));
  return [...all.filter((a) => !idle(a)), ...all.filter(idle).slice(0, IDLE_ATTACKS)];
};

/** What is wrong with an answer, whatever was asked: nothing, mostly. */
export const faultOf = ({ status, body }: Answer<unknown>): string | undefined => {
  const text = JSON.stringify(body);
  if (status >= 500) return `broke with ${status} ${body.error?.code}`;
  if (text.includes(SECRET)) return 'told what belongs to others';
  return status !== 200 && INSIDES.test(text) ? `told its insides: ${text.slice(0, SHOWN)}` : undefined;
};

/** Throws hostile inputs at each endpoint: it may refuse or take them, but never break, and never tell what is not the caller's. */
export const sweepWithHostileInputs = (ids: readonly CallId[]) => {
  let world: World;
  let theirs: Prepared;
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    world = await startWorld({ standins: true });
    await onPlan(world, world.people.stranger, 'Pro Monthly');
    theirs = await prepare(world, world.people.stranger, SECRET);
  });
  afterAll(async () => {
    await world.stop();
    vi.restoreAllMocks();
  });

  /** Signing out everywhere is one of the attacks: it must not keep the others from getting in. */
  const asks = (id: CallId): Asked => ({ as: id === 'users.logout' ? world.people.standard : world.people.owner });
  const strike = (id: CallId, sample: Record<string, unknown>, attack: Attack) =>
    'body' in attack
      ? world.send(id, sample, { ...asks(id), rawBody: attack.body })
      : world.send(id, spoil(sample, attack.changes), asks(id));

  describe(`${ATTACKS} hostile inputs`, () => {
    it.each(ids)(
      '%s refuses or takes them, and never breaks or tells',
      async (id) => {
        const strangeIds = [
          theirs.trip,
          theirs.booking,
          theirs.traveler,
          theirs.itinerary,
          theirs.reminder,
          world.people.stranger.user_id,
        ];
        const faults: string[] = [];
        let sample = sampleOf(id, await prepareFor(id, world, world.people.owner));
        const waiting = worthwhile(id, sample, fc.sample(attacks(strangeIds), { numRuns: ATTACKS, seed: SEED }));
        let fresh = FRESH_SAMPLES;
        while (waiting.length > 0) {
          const now = waiting.splice(0, AT_ONCE);
          const answers = await Promise.all(now.map((attack) => strike(id, sample, attack)));
          for (const [i, answer] of answers.entries()) {
            const fault = faultOf(answer);
            if (fault) faults.push(`${fault}: ${JSON.stringify(now[i]).slice(0, SHOWN)}`);
          }
          if (fresh > 0 && isWrite(CONTRACTS[id]) && answers.some((a) => a.status === 200)) {
            fresh -= 1;
            sample = sampleOf(id, await prepareFor(id, world, world.people.owner));
          }
        }
        expect(faults, faults.join('\n')).toEqual([]);
      },
      120_000,
    );
  });
};
