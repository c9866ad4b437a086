import { useLingui } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { OnlinePage } from '@wayline/core/areas/accounting/online/online-page';
import { PAY_FIELDS, type PayFields } from '@wayline/core/areas/accounting/online/pay-fields';
import { toUsual } from '@wayline/core/areas/accounting/online/payable';
import { READ_FIRST } from '../forms/form-notices';
import { invoiceMoney, isAsking } from './invoice-words';
import { newsWords, type PayForm, wayHint, wayName } from './pay-words';

/** What is wrong. Whoever sends the form is led there: a page that opens at a place of its own moves the focus nowhere else. */
const FAULT_ID = 'pay-fault';

type Choice = { name: string; value: string; checked: boolean; label: string; note: string };
const Option = ({ name, value, checked, label, note }: Choice) => (
  <label className="option">
    <input type="radio" name={name} value={value} defaultChecked={checked} />
    <span className="option-words">
      {label} <span className="option-note">{note}</span>
    </span>
  </label>
);

/** How much can be chosen. */
const listOffered = ({ next, rest, least }: PayForm['offer']): PayFields['pays'][] => [
  ...(next < rest ? ['next' as const] : []),
  'rest',
  ...(rest > least ? ['other' as const] : []),
];

const HowMuch = ({ invoice, form: { offer, fault } }: { invoice: ClientInvoice; form: PayForm }) => {
  const { i18n } = useLingui();
  const { next, rest } = offer;
  const money = (minor: number) => invoiceMoney(i18n, invoice, minor);
  const offered = listOffered(offer);
  // What was chosen before may not be offered any more.
  const chosen = offered.find((one) => one === (fault?.is_amount ? 'other' : fault?.fields.pays)) ?? toUsual(offer);
  const isAtFault = fault?.is_amount === true;
  const name = PAY_FIELDS.pays;
  return (
    <fieldset className="question">
      <legend className="label">{i18n._('How much would you like to pay?')}</legend>
      <div className="options">
        {offered.includes('next') && (
          <Option
            name={name}
            value="next"
            checked={chosen === 'next'}
            label={i18n._('What’s due next')}
            note={money(next)}
          />
        )}
        <Option
          name={name}
          value="rest"
          checked={chosen === 'rest'}
          label={i18n._('Everything that’s left')}
          note={money(rest)}
        />
        {offered.includes('other') && (
          <div className="option">
            <label className="option-other">
              <input type="radio" name={name} value="other" defaultChecked={chosen === 'other'} />
              <span>{i18n._('Another amount')}</span>
            </label>
            <input
              className="option-amount"
              name={PAY_FIELDS.amount}
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
              defaultValue={fault?.fields.amount}
              aria-label={i18n._('Another amount, in {currency}', { currency: invoice.currency })}
              aria-invalid={isAtFault || undefined}
              aria-describedby={isAtFault ? FAULT_ID : undefined}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
};

const HowPaid = ({ form: { offer, fault } }: { form: PayForm }) => {
  const { i18n } = useLingui();
  const { ways } = offer;
  const name = PAY_FIELDS.by;
  const chosen = ways.find(({ by }) => by === fault?.fields.by) ?? ways[0];
  return (
    <fieldset className="question">
      <legend className="label">{i18n._('How would you like to pay?')}</legend>
      <div className="options">
        {ways.map((way) => (
          <Option
            key={way.by}
            name={name}
            value={way.by}
            checked={way === chosen}
            label={wayName(i18n, way.by)}
            note={wayHint(i18n, way)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** What somebody pays online, and how: it works without a script, and leads to a page that says what is paid in all. */
export const PayOnline = ({ invoice, form }: { invoice: ClientInvoice; form: PayForm }) => {
  const { i18n } = useLingui();
  return (
    <section className="bill-part pay-online" id="pay-online">
      <h2>{i18n._('Pay online')}</h2>
      {form.fault && (
        <p id={FAULT_ID} className="fault" role="alert" {...READ_FIRST}>
          {form.fault.message}
        </p>
      )}
      <form method="post" action={`${form.action}#${FAULT_ID}`}>
        <HowMuch invoice={invoice} form={form} />
        <HowPaid form={form} />
        <p className="pay-end">
          <button type="submit" className="button">
            {i18n._('Continue')}
          </button>
          <span className="quiet-text">
            {i18n._('Next you see what it comes to. You pay on a secure page by Stripe.')}
          </span>
        </p>
      </form>
    </section>
  );
};

/** Why nothing can be paid online, said to whoever just tried, where there is no form any more to say it at. */
export const PayRefused = ({ message }: { message: string }) => (
  <p id={FAULT_ID} className="pay-news is-failed" role="alert" {...READ_FIRST}>
    {message}
  </p>
);

/** What became of what somebody paid last. Where nothing is asked for any more, nobody is asked to pay again. */
export const PayNews = ({ invoice, news }: { invoice: ClientInvoice; news: OnlinePage['news'] }) => {
  const { i18n } = useLingui();
  if (!news || (news.kind === 'failed' && !isAsking(invoice))) return null;
  const { title, text } = newsWords(i18n, news);
  return (
    <div className={`pay-news is-${news.kind}`} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
};
