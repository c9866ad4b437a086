import type { Person, World } from '@wayline/local/testing/world';

/** What the books of somebody's company say of each account, by its code, and whether they balance: today, or on a day. */
export const readBalances = async (world: World, as: Person, as_of?: string) => {
  const { accounts, balanced } = (await world.call('ledger.trial-balance.get', { as_of }, { as })).body;
  const byCode: Record<string, number> = Object.fromEntries(accounts.map(({ code, balance }) => [code, balance]));
  return Object.assign(byCode, { balanced });
};
