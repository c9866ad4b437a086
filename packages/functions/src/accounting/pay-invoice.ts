import { getInvoicePath } from '@wayline/core/areas/accounting/links/invoice-link';
import { openInvoiceLink } from '@wayline/core/areas/accounting/links/open-invoice-link';
import { beginPayment } from '@wayline/core/areas/accounting/online/begin-payment';
import { onlineContracts } from '@wayline/core/areas/accounting/online/online.contract';
import { readPayFields } from '@wayline/core/areas/accounting/online/pay-fields';
import { refuseTo } from '@wayline/core/areas/accounting/online/refuse-to';
import { ok, type Refusal, refuse } from '@wayline/core/base/result';
import { renderPayReview } from '@wayline/pages/invoice/invoice-document';
import { asPage } from '../kernel/as-page';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { minuteLimit } from '../kernel/minute-limit';
import { ratesAdapter } from '../trip/pricing/rates-adapter';
import { gonePage, invoicePage, renderGone } from './invoice-pages';
import { onlineAdapter } from './online-adapter';
import { settleTools } from './tell-payer';

/** Each asks Stripe for a page: nobody changes their mind more often within a minute. */
const MOST_A_MINUTE = 20;
const pace = minuteLimit(MOST_A_MINUTE);
const OF_AMOUNT: ReadonlySet<string> = new Set(['online.wrong_amount', 'online.unclear_amount']);

const page = endpoint(
  onlineContracts['public.invoice.pay'],
  async ({ input: { token, fields: sent }, deps, request }) => {
    const now = Date.parse(deps.now());
    const fields = readPayFields(sent);
    const path = getInvoicePath(token);
    /** The page as it stands by now, which may be why it was refused, with what is wrong; what has no words passes by itself. */
    const again = async ({ code, text, error }: Refusal) => {
      const opened = await openInvoiceLink(deps, token, true);
      if (!opened.ok) return gonePage(opened.text?.language);
      const { language } = opened.value.link;
      const { message = '' } = text ?? refuseTo(language, 'online.try_again').text ?? {};
      const fault = { message, fields, is_amount: OF_AMOUNT.has(code) };
      return ok({ body: invoicePage(opened.value, { token, fault }), status: error.status });
    };
    if (pace.isReached(token, now)) return again(refuse('request.too_many'));
    pace.count(token, now);
    const begun = await beginPayment(
      { deps: settleTools(deps, deps.rates), request_id: request.id },
      { token, choice: fields, back: `${setting('ORIGIN')}${path}` },
    );
    if (!begun.ok) return again(begun);
    const { opened, attempt } = begun.value;
    return ok({ body: renderPayReview({ invoice: opened.shown, paid: attempt, pay_url: attempt.url, back: path }) });
  },
  { online: onlineAdapter, seal: encryptionAdapter, rates: ratesAdapter },
);

/** What somebody chose to pay online, and the page that leads to where they pay it. Source: R-SHELL-023. */
export const handler = asPage(page, renderGone);
