import { useLingui } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { OnlinePage } from '@wayline/core/areas/accounting/online/online-page';
import { Prose } from '../itinerary/prose';
import { AskedNow, Facts, House, Title } from './invoice-head';
import { Lines, Totals } from './invoice-lines';
import { Credits, HowToPay, Payments, Plan } from './invoice-payments';
import { PayNews, PayOnline, PayRefused } from './pay-online';
import type { PayForm } from './pay-words';

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

/** What stands on the page besides the invoice: where it is on paper, and what can be and was paid online. */
export type Beside = Pick<OnlinePage, 'under_way' | 'news'> & {
  pdf: string;
  form?: PayForm | undefined;
  /** Why nothing can be paid online, where there is no form to say it at. */
  refused?: string | undefined;
};

/** An invoice as a client reads it, on a sheet. It needs no script. */
export const InvoicePage = ({ invoice, beside }: { invoice: ClientInvoice; beside: Beside }) => {
  const { pdf, form, refused, news, under_way } = beside;
  const { house, message = '' } = invoice;
  return (
    <div className={`bill-page accent-${house.accent}`}>
      <main className="sheet">
        <House house={house} />
        <Title invoice={invoice} />
        {!form && refused && <PayRefused message={refused} />}
        <PayNews invoice={invoice} news={news} />
        <AskedNow invoice={invoice} pdf={pdf} isPayable={form !== undefined} />
        <Facts invoice={invoice} />
        <Prose text={message} className="bill-message" />
        <Prose text={house.words.intro} />
        <Lines invoice={invoice} />
        <Totals invoice={invoice} />
        <Plan invoice={invoice} />
        <Credits invoice={invoice} pdf={pdf} />
        <Payments invoice={invoice} under_way={under_way} />
        {form && <PayOnline invoice={invoice} form={form} />}
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
