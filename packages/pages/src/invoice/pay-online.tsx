import { useLingui } from '@lingui/react';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { OnlinePage } from '@wayline/core/areas/accounting/online/online-page';
import { PAY_FIELDS } from '@wayline/core/areas/accounting/online/pay-fields';
import { toUsual } from '@wayline/core/areas/accounting/online/payable';
import { READ_FIRST } from '../forms/form-notices';
import { invoiceMoney } from './invoice-words';
import { newsWords, type PayFault, type PayForm, wayHint, wayName } from './pay-words';

type Choice = { name: string; value: string; checked: boolean; label: string; note: string };
const Option = ({ name, value, checked, label, note }: Choice) => (
  <label className="option">
    <input type="radio" name={name} value={value} defaultChecked={checked} />
    <span className="option-words">
      {label} <span className="option-note">{note}</span>
    </span>
  </label>
);

type Part = { form: PayForm; fault?: PayFault | undefined };
const HowMuch = ({ invoice, form: { offer }, fault }: Part & { invoice: ClientInvoice }) => {
  const { i18n } = useLingui();
  const { next, rest, least } = offer;
  const money = (minor: number) => invoiceMoney(i18n, invoice, minor);
  const chosen = fault?.fields.pays ?? toUsual(offer);
  const name = PAY_FIELDS.pays;
  return (
    <fieldset className="question">
      <legend className="label">{i18n._('How much would you like to pay?')}</legend>
      <div className="options">
        {next < rest && (
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
        {rest > least && (
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
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? 'pay-fault' : undefined}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
};

const HowPaid = ({ form: { offer }, fault }: Part) => {
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
export const PayOnline = ({ invoice, form, fault }: Part & { invoice: ClientInvoice }) => {
  const { i18n } = useLingui();
  return (
    <section className="bill-part pay-online" id="pay-online">
      <h2>{i18n._('Pay online')}</h2>
      {fault && (
        <p id="pay-fault" className="fault" role="alert" {...READ_FIRST}>
          {fault.message}
        </p>
      )}
      <form method="post" action={`${form.action}#pay-online`}>
        <HowMuch invoice={invoice} form={form} fault={fault} />
        <HowPaid form={form} fault={fault} />
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

/** What became of what somebody paid last. */
export const PayNews = ({ invoice, news }: { invoice: ClientInvoice; news: OnlinePage['news'] }) => {
  const { i18n } = useLingui();
  if (!news) return null;
  const { title, text } = newsWords(i18n, invoice, news);
  return (
    <div className={`pay-news is-${news.kind}`} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
};

/** Why nothing can be paid online, where somebody just tried to. */
export const PayRefused = ({ fault, form }: { fault?: PayFault | undefined; form?: PayForm | undefined }) =>
  fault && !form ? (
    <p className="pay-news is-refused" role="alert" {...READ_FIRST}>
      {fault.message}
    </p>
  ) : null;
