import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';

/** Amounts in words, one for each currency; `none` where there is none. */
export const moneyWords = (amounts: readonly Money[], none = ''): string =>
  amounts.map((amount) => formatMoney(amount)).join(' + ') || none;
