import { addCard } from '@wayline/local/testing/add-card';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

/** More than the sweeps invite. */
export const BILLED_SEATS = 300;

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A card on file; with it the company pays for its plan. */
    card: string;
  }
}

/** A card on file, and the plan paid with it. Without the stand-ins there is nobody to pay. */
export const PREPARES: Preparation = {
  placeholders: (_, digit) => ({ card: `pm_${digit.repeat(27)}` }),
  make: async ({ world, as }) => {
    if (!world.standins) return {};
    await addCard(world, as);
    const choice = { plan: 'Advance' as const, cycle: 'month' as const, seats: BILLED_SEATS };
    const { cards, billed } = expectOk(await world.call('users.subscriptions', {}, { as }));
    if (!billed) expectOk(await world.call('users.subscriptions.change', choice, { as }));
    return { card: cards[0]?.id ?? '' };
  },
};
