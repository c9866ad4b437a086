import { groupBy } from '@wayline/core/base/group-by';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import type { UndepositedCheck } from './deposit-queries';

/** What checks come to, each currency by itself: $120.00 and €80.00. */
export const describeTotal = (checks: readonly Pick<UndepositedCheck, 'currency' | 'amount'>[]): string =>
  [...groupBy(checks, ({ currency }) => currency)]
    .map(([currency, those]) => formatMoney({ minor: sum(those.map(({ amount }) => amount)), currency }))
    .join(' and ');
