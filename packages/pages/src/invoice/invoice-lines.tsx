import { useLingui } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { billedName, invoiceMoney, totalRows } from './invoice-words';

type Counted = { invoice: ClientInvoice; line: ClientInvoice['lines'][number]; hasCounts: boolean };

const Line = ({ invoice, line, hasCounts }: Counted) => {
  const { i18n } = useLingui();
  const { title, detail, quantity, unit_price, amount, at_supplier } = line;
  const price = invoiceMoney(i18n, invoice, unit_price);
  return (
    <tr>
      <td>
        <span className="line-title" dir="auto">
          {billedName(i18n, title)}
        </span>
        {detail && (
          <span className="line-detail quiet-text typed" dir="auto">
            {detail}
          </span>
        )}
        {quantity > 1 && (
          <span className="line-count quiet-text narrow">
            {quantity} × {price}
          </span>
        )}
        {at_supplier && <span className="tag">{i18n._('Paid to the supplier')}</span>}
      </td>
      {hasCounts && <td className="number wide">{quantity}</td>}
      {hasCounts && <td className="number wide">{price}</td>}
      <td className="number">{invoiceMoney(i18n, invoice, amount)}</td>
    </tr>
  );
};

/** What is billed. On a phone, how many of a thing there are is said below its name. */
export const Lines = ({ invoice }: { invoice: ClientInvoice }) => {
  const { i18n } = useLingui();
  const { lines } = invoice;
  if (lines.length === 0) return null;
  const hasCounts = lines.some(({ quantity }) => quantity > 1);
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">{i18n._('Description')}</th>
          {hasCounts && (
            <th scope="col" className="number wide">
              {i18n._('Quantity')}
            </th>
          )}
          {hasCounts && (
            <th scope="col" className="number wide">
              {i18n._('Price')}
            </th>
          )}
          <th scope="col" className="number">
            {i18n._('Amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} invoice={invoice} line={line} hasCounts={hasCounts} />
        ))}
      </tbody>
    </table>
  );
};

export const Totals = ({ invoice }: { invoice: ClientInvoice }) => {
  const { i18n } = useLingui();
  return (
    <dl className="totals">
      {totalRows(i18n, invoice).map(({ key, name, amount, kind }) => (
        <div key={key} className={kind && `is-${kind}`}>
          <dt dir="auto">{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
};
