import type { CallId } from '@wayline/core/contracts';
import type { Person, World } from '@wayline/local/testing/world';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { namesIn, prepareFor } from './samples';

/** What a preparation of everything undoes again: a company can’t be asked to join an agency while it is in another, nor connect a second account. */
const UNDONE: readonly (keyof Prepared)[] = ['agencyToken', 'paymentKey'];

/**
 * Prepares everything once, for calls that use it up one after another: what it returns puts everything back as it was prepared, and says what
 * the sample of a call is about.
 */
export const prepareOnce = async (world: World, as: Person): Promise<(id: CallId) => Promise<Prepared>> => {
  const prepared = await prepare(world, as);
  const rewind = await world.remember();
  return async (id) => {
    await rewind();
    return UNDONE.some((name) => namesIn(id).has(name)) ? prepareFor(id, world, as) : prepared;
  };
};
