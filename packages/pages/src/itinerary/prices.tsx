import { useLingui } from '@lingui/react';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { priceLines } from '@wayline/core/areas/trip/itinerary/summaries';
import { formatMoneyIn } from '@wayline/core/base/money-text';
import { getLocale } from '../format/locale';

/** What each booking costs, and the total of each currency. */
export const Prices = ({ published }: { published: PublishedItinerary }) => {
  const { i18n } = useLingui();
  const { lines, totals } = priceLines(published);
  if (lines.length === 0) return null;
  return (
    <section className="closing" aria-labelledby="prices">
      <h2 id="prices">{i18n._('Prices')}</h2>
      <table className="prices">
        <thead className="unseen">
          <tr>
            <th scope="col">{i18n._('Item')}</th>
            <th scope="col">{i18n._('Price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ booking_id, title, price }) => (
            <tr key={booking_id}>
              <th scope="row" dir="auto">
                {title}
              </th>
              <td>{formatMoneyIn(getLocale(i18n), price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row">
                {totals.length > 1 ? i18n._('Total in {currency}', { currency: total.currency }) : i18n._('Total')}
              </th>
              <td>{formatMoneyIn(getLocale(i18n), total)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
};
