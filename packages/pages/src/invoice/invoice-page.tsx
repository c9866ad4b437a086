import { useLingui } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { Prose } from '../itinerary/prose';
import { AskedNow, Facts, House, Title } from './invoice-head';
import { Lines, Totals } from './invoice-lines';
import { HowToPay, Payments, Plan } from './invoice-payments';

const Terms = ({ text }: { text: string }) => {
  const { i18n } = useLingui();
  if (!text.trim()) return null;
  return (
    <section className="bill-part bill-terms">
      <h2>{i18n._('Terms and conditions')}</h2>
      <Prose text={text} />
    </section>
  );
};

/** An invoice as a client reads it, on a sheet. It needs no script. */
export const InvoicePage = ({ invoice, pdf }: { invoice: ClientInvoice; pdf: string }) => {
  const { house, message = '' } = invoice;
  return (
    <div className={`bill-page accent-${house.accent}`}>
      <main className="sheet">
        <House house={house} />
        <Title invoice={invoice} />
        <AskedNow invoice={invoice} pdf={pdf} />
        <Facts invoice={invoice} />
        <Prose text={message} className="bill-message" />
        <Prose text={house.words.intro} />
        <Lines invoice={invoice} />
        <Totals invoice={invoice} />
        <Plan invoice={invoice} />
        <Payments invoice={invoice} />
        <HowToPay invoice={invoice} />
        <Terms text={house.words.terms} />
        <footer className="bill-foot quiet-text">
          <Prose text={house.words.foot} />
          <p dir="auto">{[house.name, house.contact].filter(Boolean).join(' · ')}</p>
        </footer>
      </main>
    </div>
  );
};
