import { useLingui } from '@lingui/react';
import type { ClientInvoice, InvoiceHouse } from '@wayline/core/areas/accounting/links/client-invoice';
import { parseLogoAddress } from '@wayline/core/areas/settings/logo';
import { getAsked, getInvoiceNumber, getInvoiceTitle, getStanding, howToPay, invoiceFacts } from './invoice-words';

/** Whose invoice it is: its logo or its name, and who bills. */
export const House = ({ house }: { house: InvoiceHouse }) => {
  const { name, logo_url, logo, words } = house;
  const isKept = parseLogoAddress(logo_url) !== undefined;
  return (
    <header className={`house at-${logo.place}`}>
      <p className="house-name">
        {isKept ? (
          <img className={`house-logo is-${logo.size}`} src={logo_url} alt={name} />
        ) : (
          <span dir="auto">{name}</span>
        )}
      </p>
      {words.sender.trim() && (
        <p className="house-sender quiet-text typed" dir="auto">
          {words.sender.trim()}
        </p>
      )}
    </header>
  );
};

/** What it is called, with its number, and whether it counts. */
export const Title = ({ invoice }: { invoice: ClientInvoice }) => {
  const { i18n } = useLingui();
  const number = getInvoiceNumber(i18n, invoice);
  return (
    <div className="bill-title">
      <h1>
        <span dir="auto">{getInvoiceTitle(i18n, invoice)}</span>{' '}
        {number && <span className="bill-number">{number}</span>}
      </h1>
      {invoice.state === 'draft' && <p className="stamp">{i18n._('Draft')}</p>}
      {invoice.state === 'canceled' && <p className="stamp is-wrong">{i18n._('Canceled')}</p>}
    </div>
  );
};

type AskedProps = { invoice: ClientInvoice; pdf: string; isPayable: boolean };
/** What is asked for now, which is what most of its readers came for. */
export const AskedNow = ({ invoice, pdf, isPayable }: AskedProps) => {
  const { i18n } = useLingui();
  const { label, large, notes } = getAsked(i18n, invoice);
  const { facts, words } = howToPay(i18n, invoice);
  return (
    <section className={`asked is-${getStanding(invoice)}`} aria-labelledby="asked">
      <div className="asked-words">
        <h2 id="asked" className={label ? 'asked-label' : 'asked-large'}>
          {label ?? large}
        </h2>
        {label && <p className="asked-amount">{large}</p>}
        {notes.map((note) => (
          <p key={note} className="asked-note">
            {note}
          </p>
        ))}
      </div>
      <p className="actions">
        {isPayable && (
          <a className="button" href="#pay-online">
            {i18n._('Pay online')}
          </a>
        )}
        {(facts.length > 0 || words.trim()) && (
          <a className={isPayable ? 'button quiet' : 'button'} href="#how-to-pay">
            {i18n._('How to pay')}
          </a>
        )}
        <a className="button quiet" href={pdf}>
          {i18n._('Download PDF')}
        </a>
      </p>
    </section>
  );
};

export const Facts = ({ invoice }: { invoice: ClientInvoice }) => {
  const { i18n } = useLingui();
  return (
    <dl className="bill-facts">
      {invoiceFacts(i18n, invoice).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
