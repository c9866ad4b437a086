import { addCard } from '@wayline/local/testing/add-card';
import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from './expect-ok';

/** More than the sweeps invite. */
export const BILLED_SEATS = 300;

/** A card on file, and the plan paid with it. Without the stand-ins there is nobody to pay. */
export const prepareBilling = async (world: World, as: Person): Promise<{ card?: string }> => {
  if (!world.standins) return {};
  await addCard(world, as);
  const choice = { plan: 'Advance' as const, cycle: 'month' as const, seats: BILLED_SEATS };
  const { cards, billed } = expectOk(await world.call('users.subscriptions', {}, { as }));
  if (!billed) expectOk(await world.call('users.subscriptions.change', choice, { as }));
  return { card: cards[0]?.id ?? '' };
};
