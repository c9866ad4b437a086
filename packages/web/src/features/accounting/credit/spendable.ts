import type { ClientCredit } from './credit-queries';

/** After every day: a credit that never expires is spent last. */
const NEVER = '9999';
const toEnd = ({ expires_on = NEVER }: Pick<ClientCredit, 'expires_on'>) => expires_on;

/** The credits that can be spent in a currency, the one that expires first before the others. */
export const listSpendable = (credits: readonly ClientCredit[], currency: string): ClientCredit[] =>
  credits
    .filter((credit) => credit.state === 'available' && credit.currency === currency)
    .toSorted((a, b) => toEnd(a).localeCompare(toEnd(b)) || a.id.localeCompare(b.id));
