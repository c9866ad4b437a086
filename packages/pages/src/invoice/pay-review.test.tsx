import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { expect, it } from 'vitest';
import { parsePage, textIn, textsIn } from '../document/parse-page.fixture';
import { italyInvoice } from './client-invoice.fixture';
import { renderPayReview } from './invoice-document';
import type { Paid } from './pay-words';

const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const BY_CARD: Paid = { by: 'card', currency: 'USD', amount: 182_194, fee: 6_195 };
const PAY = 'https://checkout.stripe.com/c/pay/cs_1?a=1&b=2';
const reviewOf = (paid: Paid = BY_CARD, invoice: ClientInvoice = italyInvoice()) =>
  parsePage(renderPayReview({ invoice, paid, pay_url: PAY, back: '/invoice/web/secret' }));
const rows = (page: ParentNode) => textsIn(page, '.totals > div');

it('R-SHELL-023 V03 says what is paid in all, with the fee, before anybody pays', () => {
  const page = reviewOf();
  expect(textsIn(page, 'h1, h2')).toEqual(['Check your payment']);
  expect(textsIn(page, '.bill-facts > div')).toEqual(['InvoiceINV-2026-00004', 'TripSpring in Italy', 'Paid byCard']);
  expect(rows(page)).toEqual(['Toward the invoice$1,821.94', 'Card fee$61.95', 'You pay$1,883.89']);
  expect(textIn(page, '.totals .is-due')).toBe('You pay$1,883.89');
  expect(textsIn(page, '.actions a')).toEqual(['Pay $1,883.89', 'Go back']);
  expect([...page.querySelectorAll('.actions a')].map((link) => link.getAttribute('href'))).toEqual([
    PAY,
    '/invoice/web/secret',
  ]);
  expect(textIn(page, '.actions + p')).toBe(
    'You pay on a secure page by Stripe, which stays open for an hour. Kestrel Travel never sees your card or account.',
  );
});
it('has one figure where no fee is added', () => {
  const page = reviewOf({ by: 'bank', currency: 'USD', amount: 182_194, fee: 0 });
  expect(rows(page)).toEqual(['You pay$1,821.94']);
  expect(textsIn(page, '.bill-facts dd').at(-1)).toBe('US bank account');
  expect(textIn(page, '.actions a')).toBe('Pay $1,821.94');
  expect(rows(reviewOf({ ...BY_CARD, by: 'bank' }))[1]).toBe('Bank payment fee$61.95');
});
it('needs no script, is found by no search engine and shows what was typed as text', () => {
  const { house } = italyInvoice();
  const page = reviewOf(BY_CARD, italyInvoice({ number: EVIL, trip_name: EVIL, house: { ...house, name: EVIL } }));
  expect(page.querySelector('script, img, [onerror], style, [style]')).toBeNull();
  expect(textsIn(page, '.bill-facts dd').slice(0, 2)).toEqual([EVIL, EVIL]);
  expect(page.head.outerHTML).toContain('noindex');
  expect(reviewOf().head.outerHTML).not.toMatch(/Kowalski|Italy|INV-|1,8/);
});
it('is Spanish for those who read that', () => {
  const page = reviewOf(BY_CARD, italyInvoice({ language: 'es', trip_name: 'Italia' }));
  expect([page.documentElement.lang, page.title]).toEqual(['es', 'Revise su pago']);
  const text = (page.querySelector('main')?.textContent ?? '').replaceAll('\u00a0', ' ');
  expect(text).toContain('Pagar 1883,89 US$');
  expect(text).not.toMatch(/\b(pay|paid|payment|your|you|toward|invoice|trip|fee|card|back|never)\b/i);
});
