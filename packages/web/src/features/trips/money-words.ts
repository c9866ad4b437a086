import { formatMoney } from '@wayline/core/kernel/money-text';
import type { Money } from '@wayline/core/kernel/values';

/** What something comes to, in each currency it has; that it has no price. */
export const moneyWords = (totals: readonly Money[]): string =>
  totals.map((amount) => formatMoney(amount)).join(' + ') || 'No price yet';
