import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { priceLines } from '@wayline/core/areas/trip/itinerary/summaries';
import { formatMoney } from '@wayline/core/base/money-text';

/** What each booking costs, and the total of each currency. */
export const Prices = ({ published }: { published: PublishedItinerary }) => {
  const { lines, totals } = priceLines(published);
  if (lines.length === 0) return null;
  return (
    <section className="closing" aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
      <table className="prices">
        <thead className="unseen">
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ booking_id, title, price }) => (
            <tr key={booking_id}>
              <th scope="row" dir="auto">
                {title}
              </th>
              <td>{formatMoney(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row">{totals.length > 1 ? `Total in ${total.currency}` : 'Total'}</th>
              <td>{formatMoney(total)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
};
