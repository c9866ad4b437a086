import { isWrite } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import type { World } from '@wayline/local/testing/world';
import type { Prepared } from './prepared';
import { getSample, prepareFor } from './samples';

/**
 * A valid input of the owner's: about what was prepared for all where a call only reads and what it reads is still there, else about something
 * of its own, which it may use up.
 */
export const sampleFor = async (id: CallId, world: World, shared: Prepared): Promise<Record<string, unknown>> => {
  const as = world.people.owner;
  const sample = getSample(id, shared);
  const isThere = !isWrite(CONTRACTS[id]) && (await world.send(id, sample, { as })).status === 200;
  return isThere ? sample : getSample(id, await prepareFor(id, world, as));
};
