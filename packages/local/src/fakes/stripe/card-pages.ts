import { escapeMarkup } from '../escape-markup';
import { formatMoney } from './currencies';
import { alert, backLink, CARD_FIELDS, CARDS, NOTE, page } from './page-frame';
import type { Invoice } from './shapes';

/** Where a card is typed in. */
export const cardPage = (back: string | null, says?: string) =>
  page(
    'Add a card',
    `<h1>Add a card</h1>${NOTE}${alert(says)}<form method="post">${CARD_FIELDS}<button>Save the card</button></form>${backLink(back, 'Back without a card')}<h2>Test cards</h2><table class="small">${CARDS}</table>`,
  );

/** Where a bank asks whether it is really the person who owns the card. */
export const bankPage = () =>
  page(
    'Your bank asks',
    `<h1>Your bank asks: is it you?</h1>${NOTE}<form method="post"><button name="answer" value="yes">Yes, it is me</button><button class="plain" name="answer" value="no">No, refuse</button></form>`,
  );

/** A bill, to be read and printed. */
export const receiptPage = ({ invoice, name }: { invoice: Invoice; name: string }) => {
  const lines = invoice.lines.data
    .map((l) => `<tr><td>${escapeMarkup(l.description)}</td><td>${formatMoney(l.amount, invoice.currency)}</td></tr>`)
    .join('');
  const day = new Date(invoice.created * 1000).toISOString().slice(0, 10);
  const state = invoice.status === 'paid' ? 'Paid' : 'Still open';
  return page(
    `Receipt ${invoice.number}`,
    `<h1>Receipt ${escapeMarkup(invoice.number)}</h1><p class="soft">${escapeMarkup(name)} · ${day} · ${state}</p>${NOTE}<table>${lines}<tr class="total"><td>Total</td><td>${formatMoney(invoice.total, invoice.currency)}</td></tr><tr><td>Charged to the card</td><td>${formatMoney(invoice.amount_paid, invoice.currency)}</td></tr></table>`,
  );
};

export const notFoundPage = () =>
  page('Not found', '<h1>This page is no longer there</h1><p>Please go back and begin again.</p>');
