import { useLingui } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { House } from './invoice-head';
import { invoiceMoney } from './invoice-words';
import { type Paid, toPayRows, wayName } from './pay-words';

export type PayReview = { invoice: ClientInvoice; paid: Paid; pay_url: string; back: string };

/** What somebody is about to pay, with the fee, before they go to where it is paid. */
export const PayReviewPage = ({ invoice, paid, pay_url, back }: PayReview) => {
  const { i18n } = useLingui();
  const { house, number = '', trip_name } = invoice;
  const amount = invoiceMoney(i18n, paid, paid.amount + paid.fee);
  return (
    <div className={`bill-page accent-${house.accent}`}>
      <main className="sheet pay-review">
        <House house={house} />
        <h1>{i18n._('Check your payment')}</h1>
        <dl className="bill-facts">
          <div>
            <dt>{i18n._('Invoice')}</dt>
            <dd dir="auto">{number}</dd>
          </div>
          <div>
            <dt>{i18n._('Trip')}</dt>
            <dd dir="auto">{trip_name}</dd>
          </div>
          <div>
            <dt>{i18n._('Paid by')}</dt>
            <dd>{wayName(i18n, paid.by)}</dd>
          </div>
        </dl>
        <dl className="totals">
          {toPayRows(i18n, paid).map(([name, value], at, { length }) => (
            <div key={name} className={at === length - 1 ? 'is-due' : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="actions">
          <a className="button" href={pay_url}>
            {i18n._('Pay {amount}', { amount })}
          </a>
          <a className="button quiet" href={back}>
            {i18n._('Go back')}
          </a>
        </p>
        <p className="quiet-text">
          {i18n._(
            'You pay on a secure page by Stripe, which stays open for an hour. {company} never sees your card or account.',
            {
              company: house.name,
            },
          )}
        </p>
      </main>
    </div>
  );
};
