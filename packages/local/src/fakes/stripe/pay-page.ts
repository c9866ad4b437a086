import { escapeMarkup } from '../escape-markup';
import { formatMoney } from './currencies';
import { alert, backLink, CARD_FIELDS, CARDS, NOTE, page } from './page-frame';
import type { PayBy, PaymentSession } from './payment-shapes';
import { TEST_BANK_ACCOUNTS, TEST_ROUTING } from './test-cards';

const ACCOUNTS = Object.entries(TEST_BANK_ACCOUNTS)
  .map(([number, { says }]) => `<tr><td>${number}</td><td>${says}</td></tr>`)
  .join('');
const BANK_FIELDS = `<input type="hidden" name="by" value="us_bank_account"><label for="routing">Routing number</label><input id="routing" name="routing" inputmode="numeric" autocomplete="off" value="${TEST_ROUTING}" required><label for="account">Account number</label><input id="account" name="account" inputmode="numeric" autocomplete="off" required>`;

/** One form for each way to pay, each with the numbers that work in it. */
const FORMS: Record<PayBy, (pay: string) => string> = {
  card: (pay) =>
    `<h2>Pay by card</h2><form method="post">${CARD_FIELDS}<button>${pay} by card</button></form><h2>Test cards</h2><table class="small">${CARDS}</table>`,
  us_bank_account: (pay) =>
    `<h2>Pay from a bank account</h2><form method="post">${BANK_FIELDS}<button>${pay} from this account</button></form><h2>Test accounts</h2><table class="small">${ACCOUNTS}</table>`,
};

/** Where something is paid: what, to whom, and how. */
export const payPage = (session: PaymentSession, to: string, says?: string) => {
  const total = formatMoney(session.amount_total, session.currency);
  const lines = session._lines
    .map(({ name, description, quantity, unit_amount }) => {
      const about = description ? `<br><span class="soft">${escapeMarkup(description)}</span>` : '';
      const count = quantity > 1 ? `${quantity} × ` : '';
      return `<tr><td>${count}${escapeMarkup(name)}${about}</td><td>${formatMoney(unit_amount * quantity, session.currency)}</td></tr>`;
    })
    .join('');
  const forms = session.payment_method_types.map((way) => FORMS[way](`Pay ${total}`)).join('');
  return page(
    `Pay ${to}`,
    `<h1>Pay ${escapeMarkup(to)} ${total}</h1>${NOTE}${alert(says)}<table>${lines}<tr class="total"><td>Total</td><td>${total}</td></tr></table>${forms}${backLink(session.cancel_url, 'Back without paying')}`,
  );
};
