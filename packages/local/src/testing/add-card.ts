import { payByCard } from './pay-at-stripe';
import type { Person, World } from './world';

/** Puts a card on file for somebody's company. */
export const addCard = async (world: World, as: Person, number?: string, answer?: 'yes' | 'no') => {
  const { body } = await world.call('users.setup-intent', {}, { as });
  return payByCard(body.location, number, answer);
};
