import { useLingui } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { OnlinePage } from '@wayline/core/areas/accounting/online/online-page';
import { fullDate } from '../format/day-text';
import { Prose } from '../itinerary/prose';
import { billedName, dueStateText, getShownPlan, howToPay, invoiceMoney, methodText } from './invoice-words';

type Shown = { invoice: ClientInvoice };

/** What is asked for by which day, and what became of it. */
export const Plan = ({ invoice }: Shown) => {
  const { i18n } = useLingui();
  const plan = getShownPlan(invoice);
  if (plan.length === 0) return null;
  return (
    <section className="bill-part">
      <h2>{i18n._('Payment schedule')}</h2>
      <ol className="rows">
        {plan.map((due) => {
          const state = dueStateText(i18n, invoice, due);
          return (
            <li key={due.id}>
              <span className="row-name" dir="auto">
                {billedName(i18n, due.name)}
              </span>
              <span className="row-day quiet-text">{fullDate(i18n, due.due_day)}</span>
              <span className="row-amount number">{invoiceMoney(i18n, invoice, due.amount)}</span>
              {state && <span className={`row-state tag is-${due.state}`}>{state}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** What was taken back, why, and where that is on paper. */
export const Credits = ({ invoice, pdf }: Shown & { pdf: string }) => {
  const { i18n } = useLingui();
  const { credit_notes } = invoice;
  if (credit_notes.length === 0) return null;
  return (
    <section className="bill-part">
      <h2>{i18n._('Credit notes')}</h2>
      <ul className="rows">
        {credit_notes.map(({ id, number, day, reason, amount }) => (
          <li key={id}>
            <span className="row-name">
              <a href={`${pdf}&credit_note=${id}`}>{number}</a>
              <span className="line-detail quiet-text" dir="auto">
                {reason}
              </span>
            </span>
            <span className="row-day quiet-text">{fullDate(i18n, day)}</span>
            <span className="row-amount number">{invoiceMoney(i18n, invoice, -amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What came, and what left the client and isn’t there yet. */
export const Payments = ({ invoice, under_way }: Shown & Pick<OnlinePage, 'under_way'>) => {
  const { i18n } = useLingui();
  const { payments } = invoice;
  if (payments.length + under_way.length === 0) return null;
  return (
    <section className="bill-part">
      <h2>{payments.length > 0 ? i18n._('Payments received') : i18n._('Payments')}</h2>
      <ul className="rows">
        {payments.map((payment) => (
          <li key={payment.id}>
            <span className="row-name" dir="auto">
              {methodText(i18n, payment)}
            </span>
            <span className="row-day quiet-text">{fullDate(i18n, payment.received_on)}</span>
            <span className="row-amount number">{invoiceMoney(i18n, invoice, payment.amount)}</span>
          </li>
        ))}
        {under_way.map(({ id, currency, amount, day }) => (
          <li key={id}>
            <span className="row-name">
              {i18n._('Bank payment')} <span className="tag is-partly_paid">{i18n._('On its way')}</span>
            </span>
            <span className="row-day quiet-text">{fullDate(i18n, day)}</span>
            <span className="row-amount number">{invoiceMoney(i18n, { currency }, amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** How somebody pays, as far as the agency has filled it in. */
export const HowToPay = ({ invoice }: Shown) => {
  const { i18n } = useLingui();
  const { facts, words } = howToPay(i18n, invoice);
  if (facts.length === 0 && !words.trim()) return null;
  return (
    <section className="bill-part how-to-pay" id="how-to-pay">
      <h2>{i18n._('How to pay')}</h2>
      {facts.length > 0 && (
        <dl className="bill-facts">
          {facts.map(({ name, value, isNumber }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={isNumber ? 'account-number' : 'typed'} dir="auto">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Prose text={words} />
    </section>
  );
};
