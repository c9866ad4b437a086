import { rowPrice } from '@wayline/core/areas/trip/trip-packages/package-figures';
import type { SettledRow } from '@wayline/core/areas/trip/trip-packages/settle-package';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { dayTitle } from '../../../lib/day-words';

type Price = { total_price: number; per_person_price: number };
const words = ({ total_price, per_person_price }: Price, heads: number, currency: string, byPerson: boolean) =>
  byPerson
    ? `${formatMoney({ minor: per_person_price, currency })} × ${heads}`
    : formatMoney({ minor: total_price, currency });

/** The price of a row that is used, and the one its booking has now, by the price type of the package. */
export const describeRowPrices = (row: SettledRow, packageId: string | undefined, byPerson: boolean) => ({
  used: words(rowPrice(row, packageId), row.headcount, row.currency, byPerson),
  now: words(row.live.package_price, row.live.headcount, row.live.currency ?? row.currency, byPerson),
});

/** For how many a booking is, of how many it takes, and when it begins. */
export const headsWords = (
  { headcount, capacity }: Pick<SettledRow, 'headcount' | 'capacity'>,
  day: string | undefined,
): string => {
  const people = countOf(headcount, 'person', 'people');
  const heads = capacity === headcount ? people : `${people}, ${countOf(capacity, 'place')}`;
  return day ? `${dayTitle(day).date} · ${heads}` : heads;
};
